<?php

// Makes the calls of a plan with the generated client, and prints a line of JSON for each: see language-clients.test.ts.

declare(strict_types=1);

require __DIR__ . '/client.php';

use BankingPlatformApi\{ApiError, Client, Config, CreateAccountRequest, CreateCardRequest, CreateContactRequest, ReceiveAchPullRequest, UpdateAccountRequest, UpdateSentCheckRequest};

function perform(Client $client, array $call): object
{
    $body = $call['body'] ?? [];
    $id = $call['id'] ?? '';
    return match ($call['operation']) {
        'createContact' => $client->createContact(CreateContactRequest::fromArray($body)),
        'retrieveProgram' => $client->retrieveProgram($id),
        'createAccount' => $client->createAccount(CreateAccountRequest::fromArray($body)),
        'updateAccount' => $client->updateAccount($id, UpdateAccountRequest::fromArray($body)),
        'createCard' => $client->createCard(CreateCardRequest::fromArray($body)),
        'receiveAchPull' => $client->receiveAchPull(ReceiveAchPullRequest::fromArray($body)),
        'updateSentCheck' => $client->updateSentCheck($id, UpdateSentCheckRequest::fromArray($body)),
    };
}

function outcome(Client $client, array $call): array
{
    try {
        $record = perform($client, $call);
        return ['id' => $record->id, 'record' => $record->toArray()];
    } catch (ApiError $error) {
        return ['status' => $error->status, 'body' => $error->body];
    } catch (\Throwable $error) {
        return ['crash' => get_class($error) . ': ' . $error->getMessage()];
    }
}

$plan = json_decode(file_get_contents($argv[1]), true, 512, JSON_THROW_ON_ERROR);
foreach ($plan['banks'] as $bank) {
    $auth = ['apiKey' => ['apiKey' => $bank['apiKey'], 'personId' => $bank['personId']]];
    $client = new Client(new Config(serverUrl: $bank['baseUrl'], auth: $auth));
    foreach ($plan['calls'] as $call) {
        $line = ['bank' => $bank['name'], 'operation' => $call['operation'], ...outcome($client, $call)];
        echo json_encode($line, JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION | JSON_PARTIAL_OUTPUT_ON_ERROR), "\n";
    }
}
