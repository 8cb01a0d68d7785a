"""How the server is reached: the application, HTTP, WebSockets, and what guards them."""
