"""Makes the calls of a plan with the generated client, and prints a line of JSON for each: see language-clients.test.ts."""
import json
import sys

import client as sdk

REQUESTS = {
    "createContact": sdk.CreateContactRequest,
    "createAccount": sdk.CreateAccountRequest,
    "updateAccount": sdk.UpdateAccountRequest,
    "createCard": sdk.CreateCardRequest,
    "receiveAchPull": sdk.ReceiveAchPullRequest,
    "updateSentCheck": sdk.UpdateSentCheckRequest,
}


def perform(client, call):
    body = sdk.decode(REQUESTS[call["operation"]], call["body"]) if "body" in call else None
    match call["operation"]:
        case "createContact":
            return client.create_contact(body)
        case "retrieveProgram":
            return client.retrieve_program(call["id"])
        case "createAccount":
            return client.create_account(body)
        case "updateAccount":
            return client.update_account(call["id"], body)
        case "createCard":
            return client.create_card(body)
        case "receiveAchPull":
            return client.receive_ach_pull(body)
        case "updateSentCheck":
            return client.update_sent_check(call["id"], body)


def outcome(client, call):
    try:
        record = perform(client, call)
        return {"id": record.id, "record": sdk.encode(record)}
    except sdk.ApiError as error:
        return {"status": error.status, "body": error.body}
    except Exception as error:  # noqa: BLE001
        return {"crash": f"{type(error).__name__}: {error}"}


with open(sys.argv[1], encoding="utf-8") as file:
    plan = json.load(file)
http = sdk.httpx.Client()
for bank in plan["banks"]:
    auth = {"apiKey": {"apiKey": bank["apiKey"], "personId": bank["personId"]}}
    client = sdk.Client(bank["baseUrl"], auth=auth, http_client=http)
    for call in plan["calls"]:
        print(json.dumps({"bank": bank["name"], "operation": call["operation"], **outcome(client, call)}))
