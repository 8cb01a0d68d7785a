import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/seats.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applySettings } from "./lib/settings.svelte";
import { keepLanguage } from "./lib/tongue.svelte";

applySettings();
await keepLanguage();
mount(App, { target: document.getElementById("app")! });
