"""Calls every operation once with the generated client, and stops at the first failure: see judged-python-client.test.ts."""
import json
import os
import sys

import client as sdk

env = os.environ
auth = {"apiKey": {"apiKey": env["BANKING_API_KEY"], "personId": env["BANKING_PERSON_ID"]}}
bank = sdk.Client(env["BANKING_BASE_URL"], auth=auth, http_client=sdk.httpx.Client(timeout=5))
with open("bodies.json", encoding="utf-8") as file:
    bodies = json.load(file)


def body(kind, name, **known):
    return sdk.decode(kind, {**bodies[name], **known})


try:
    program = bank.retrieve_program(env["BANKING_PROGRAM_ID"])
    print("program", program.product_name)
    account = bank.create_account(
        body(sdk.CreateAccountRequest, "createAccount", businessId=env["BANKING_BUSINESS_ID"])
    )
    print("account", account.id)
    contact = bank.create_contact(body(sdk.CreateContactRequest, "createContact", accountId=account.id))
    print("contact", contact.id)
    updated = bank.update_account(account.id, body(sdk.UpdateAccountRequest, "updateAccount"))
    print("limit", updated.config.limits.send.daily)
    card = bank.create_card(body(sdk.CreateCardRequest, "createCard", accountId=account.id))
    print("card", card.id)
    pull = bank.receive_ach_pull(
        body(sdk.ReceiveAchPullRequest, "receiveAchPull", accountId=account.id, contactId=contact.id)
    )
    print("pull", pull.id)
    check = bank.update_sent_check(
        env["BANKING_CHECK_TRANSFER_ID"], body(sdk.UpdateSentCheckRequest, "updateSentCheck")
    )
    print("check", check.id)
except sdk.ApiError as error:
    # Its own text has the address; the body may hold anything.
    sys.exit(f"the bank responded with status {error.status}")
