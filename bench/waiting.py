#!/usr/bin/env python3
"""A bot that waits 100 ms for each decision, and does what is offered first: it needs time, and no processor."""

import json
import sys
import time

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "begin":
        print(json.dumps({"ready": True}), flush=True)
    elif told["type"] == "decide":
        time.sleep(0.1)
        form, chosen = told["forms"][0], {}
        for field in form["fields"]:
            groups = field["groups"][: field["least"] if field["apart"] else 1]
            chosen[field["name"]] = [item["id"] for group in groups for item in group["items"][: min(group["sizes"])]]
        print(json.dumps({"id": told["id"], "form": form["id"], "chosen": chosen}), flush=True)
