"""With the standard library alone."""
import json
import os
import sys
import urllib.error
import urllib.request
from decimal import Decimal


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


opener = urllib.request.build_opener(NoRedirect)


def call(method, path, body=None):
    request = urllib.request.Request(
        os.environ['BANKING_BASE_URL'] + path,
        None if body is None else json.dumps(body).encode(),
        method=method,
        headers={
            'sd-api-key': os.environ['BANKING_API_KEY'],
            'sd-person-id': os.environ['BANKING_PERSON_ID'],
            **({} if body is None else {'Content-Type': 'application/json'}),
        },
    )
    try:
        with opener.open(request, timeout=1.5) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        sys.exit(f'{method} failed with status {error.code}')
    except Exception as error:
        sys.exit(f'{method} has no readable response: {type(error).__name__}')


program = call('GET', '/v1/program/' + os.environ['BANKING_PROGRAM_ID'])
daily = program['limits']['send']['daily'] if program.get('limits') else ''
amount = Decimal(daily) if daily else Decimal('100.00')
account = call('POST', '/v1/account', {
    'acceptedTerms': True, 'businessId': os.environ['BANKING_BUSINESS_ID'],
    'label': 'Payroll', 'type': 'businessChecking'})
updated = call('PATCH', '/v1/account/' + account['id'], {
    'config': {'limits': {'send': {'daily': f'{amount:.2f}'}}}})
fallback = (program.get('fallback') or {}).get('received')
print('opened', updated['id'], updated.get('status', 'unknown'))
