#!/usr/bin/env python3
"""A bot in 20 lines for `defuse simulate --bots "exec:examples/anything.py"`: it does anything that is offered."""

import json
import random
import sys


def tell(answer):
    print(json.dumps(answer), flush=True)


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "begin":
        draw = random.Random(told["seed"])
        tell({"ready": True})
    elif told["type"] == "decide":
        form, chosen = draw.choice(told["forms"]), {}
        for field in form["fields"]:
            groups = draw.sample(field["groups"], field["least"] if field["apart"] else 1)
            chosen[field["name"]] = [i["id"] for g in groups for i in draw.sample(g["items"], min(g["sizes"]))]
        tell({"id": told["id"], "form": form["id"], "chosen": chosen})
