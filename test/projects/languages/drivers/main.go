// Makes the calls of a plan with the generated client, and prints a line of JSON for each: see language-clients.test.ts.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"

	"example.test/bank/client"
)

type call struct {
	Operation string
	Id        string
	Body      json.RawMessage
}

type plan struct {
	Banks []struct{ Name, BaseUrl, ApiKey, PersonId string }
	Calls []call
}

func with[B any, R any](body json.RawMessage, perform func(B) (R, error)) (any, error) {
	var typed B
	if err := json.Unmarshal(body, &typed); err != nil {
		return nil, fmt.Errorf("the request: %w", err)
	}
	return perform(typed)
}

func perform(c *client.Client, one call) (any, error) {
	ctx := context.Background()
	switch one.Operation {
	case "createContact":
		return with(one.Body, func(b client.CreateContactRequest) (client.Contact, error) { return c.CreateContact(ctx, b) })
	case "retrieveProgram":
		return c.RetrieveProgram(ctx, one.Id)
	case "createAccount":
		return with(one.Body, func(b client.CreateAccountRequest) (client.Account, error) { return c.CreateAccount(ctx, b) })
	case "updateAccount":
		return with(one.Body, func(b client.UpdateAccountRequest) (client.Account, error) { return c.UpdateAccount(ctx, one.Id, b) })
	case "createCard":
		return with(one.Body, func(b client.CreateCardRequest) (client.Card, error) { return c.CreateCard(ctx, b) })
	case "receiveAchPull":
		return with(one.Body, func(b client.ReceiveAchPullRequest) (client.Transfer, error) { return c.ReceiveAchPull(ctx, b) })
	case "updateSentCheck":
		return with(one.Body, func(b client.UpdateSentCheckRequest) (client.SentCheck, error) { return c.UpdateSentCheck(ctx, one.Id, b) })
	}
	return nil, errors.New("unknown operation " + one.Operation)
}

func outcome(c *client.Client, one call) (line map[string]any) {
	defer func() {
		if reason := recover(); reason != nil {
			line = map[string]any{"crash": fmt.Sprint(reason)}
		}
	}()
	record, err := perform(c, one)
	var refused *client.APIError
	if errors.As(err, &refused) {
		return map[string]any{"status": refused.Status, "body": refused.Body}
	}
	if err != nil {
		return map[string]any{"crash": err.Error()}
	}
	var id string
	switch typed := record.(type) {
	case client.Contact:
		id = typed.Id
	case client.Program:
		id = typed.Id
	case client.Account:
		id = typed.Id
	case client.Card:
		id = typed.Id
	case client.Transfer:
		id = typed.Id
	case client.SentCheck:
		id = typed.Id
	}
	return map[string]any{"id": id, "record": record}
}

func key(value string) func() string { return func() string { return value } }

// Go would follow a redirect to any host, and send the keys there.
var direct = &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}

func main() {
	text, err := os.ReadFile(os.Args[1])
	if err != nil {
		panic(err)
	}
	var work plan
	if err := json.Unmarshal(text, &work); err != nil {
		panic(err)
	}
	out := json.NewEncoder(os.Stdout)
	for _, bank := range work.Banks {
		c := client.New(client.Config{ServerURL: bank.BaseUrl, HTTPClient: direct, Auth: client.Auth{
			APIKey: map[string]func() string{"apiKey": key(bank.ApiKey), "personId": key(bank.PersonId)},
		}})
		for _, one := range work.Calls {
			line := outcome(c, one)
			line["bank"], line["operation"] = bank.Name, one.Operation
			if err := out.Encode(line); err != nil {
				panic(err)
			}
		}
	}
}
