#!/usr/bin/env bash
# A client of curl alone, without a JSON parser: it stores a contact, pulls from it, and describes a check.
set -u
file=$(mktemp)
trap 'rm -f "$file"' EXIT

fail() {
  echo "$1" >&2
  exit 1
}

# Method, path and body: leaves the response's body in `text`.
call() {
  local status
  status=$(curl --silent --max-time 1.5 --request "$1" ${3:+--data-raw "$3"} \
    --output "$file" --write-out '%{http_code}' --config - "$BANKING_BASE_URL$2" <<EOF
header = "sd-api-key: $BANKING_API_KEY"
header = "sd-person-id: $BANKING_PERSON_ID"
header = "content-type: application/json"
EOF
  ) || fail "$1 has no complete response: curl ended with $?"
  case $status in
    2??) ;;
    *) fail "$1 failed with status $status" ;;
  esac
  text=$(<"$file")
  local opened=${text//[!\{]/} closed=${text//[!\}]/}
  [[ $text == \{*\} && ${#opened} == "${#closed}" ]] || fail "$1 returned $status without JSON"
  while [[ $text =~ \\u00([2-7][0-9a-fA-F]) ]]; do
    local character
    printf -v character "\\x${BASH_REMATCH[1]}"
    [[ $character != [\"\\] ]] || character='?'
    text=${text//"${BASH_REMATCH[0]}"/"$character"}
  done
}

# A text of the response, by the name of its field and what it begins with.
field() {
  [[ $text =~ \"$1\"[[:space:]]*:[[:space:]]*\"($2[^\"]*)\" ]] && value=${BASH_REMATCH[1]}
}

call GET "/v1/program/$BANKING_PROGRAM_ID"
call POST /v1/contact "{\"accountId\":\"$BANKING_ACCOUNT_ID\",\"name\":\"Example Supplies\",
  \"email\":\"supplies@example.com\",\"phone\":\"+12125550142\",
  \"ach\":{\"accountNumber\":\"700000915538\",\"accountType\":\"businessChecking\",\"bankName\":\"Example Bank\",\"routingNumber\":\"011000015\"}}"
field id con- || fail 'the contact has no identifier'
contact=$value
call POST /v1/receive/ach "{\"accountId\":\"$BANKING_ACCOUNT_ID\",\"contactId\":\"$contact\",
  \"amount\":\"12.50\",\"description\":\"Fees\",\"type\":\"sameDay\"}"
call PATCH "/v1/send/check/$BANKING_CHECK_TRANSFER_ID" '{"title":"Fees","description":"Fees of May","metadata":{"externalId":"F-5"}}'
field status '' || fail 'the check has no status'
echo 'the check is described'
