// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

// prettier-ignore
import type * as clientModule from './client.ts';
// prettier-ignore
import * as runtime from './client-runtime.ts';

/** The runtime reads what is special about this API from here. */
// prettier-ignore
export const api: runtime.ApiDefinition = {
  credentials: {
    apiKey: { name: "sd-api-key" },
    personId: { name: "sd-person-id" },
  },
};

/**
 * Makes a connection to Banking Platform API, which each function takes first. Nothing is sent yet.
 *
 * @throws {TypeError} when `baseUrl` is missing or cannot be used, or a header cannot be sent.
 */
// prettier-ignore
export function connect(options: clientModule.ClientOptions): runtime.Connection {
  return runtime.createConnection(api, options);
}

/**
 * Retrieve a program
 *
 * `GET /v1/program/{programId}`. See the method `retrieveProgram` of the client.
 */
// prettier-ignore
export const retrieveProgram: runtime.Operation<clientModule.Client["retrieveProgram"]> =
  /* @__PURE__ */ runtime.operation({
  id: "retrieveProgram",
  method: "GET",
  path: "/v1/program/{programId}",
  safe: true,
  parameters: ["programId"],
  responses: { "2XX": true },
  security: [["apiKey"]],
});

/**
 * Create an account
 *
 * `POST /v1/account`. See the method `createAccount` of the client.
 */
// prettier-ignore
export const createAccount: runtime.Operation<clientModule.Client["createAccount"]> =
  /* @__PURE__ */ runtime.operation({
  id: "createAccount",
  method: "POST",
  path: "/v1/account",
  body: "application/json",
  responses: { 201: true },
  security: [["apiKey","personId"],["apiKey"],["personId"]],
});

/**
 * Update an account's configuration
 *
 * `PATCH /v1/account/{accountId}`. See the method `updateAccount` of the client.
 */
// prettier-ignore
export const updateAccount: runtime.Operation<clientModule.Client["updateAccount"]> =
  /* @__PURE__ */ runtime.operation({
  id: "updateAccount",
  method: "PATCH",
  path: "/v1/account/{accountId}",
  parameters: ["accountId"],
  body: "application/json",
  responses: { 200: true },
  security: [["apiKey","personId"],["apiKey"],["personId"]],
});

/**
 * Create a contact
 *
 * `POST /v1/contact`. See the method `createContact` of the client.
 */
// prettier-ignore
export const createContact: runtime.Operation<clientModule.Client["createContact"]> =
  /* @__PURE__ */ runtime.operation({
  id: "createContact",
  method: "POST",
  path: "/v1/contact",
  body: "application/json",
  responses: { 201: true },
});

/**
 * Create a card
 *
 * `POST /v1/card`. See the method `createCard` of the client.
 */
// prettier-ignore
export const createCard: runtime.Operation<clientModule.Client["createCard"]> =
  /* @__PURE__ */ runtime.operation({
  id: "createCard",
  method: "POST",
  path: "/v1/card",
  body: "application/json",
  responses: { 201: true },
  security: [["apiKey","personId"],["apiKey"],["personId"]],
});

/**
 * Receive an ACH pull
 *
 * `POST /v1/receive/ach`. See the method `receiveAchPull` of the client.
 */
// prettier-ignore
export const receiveAchPull: runtime.Operation<clientModule.Client["receiveAchPull"]> =
  /* @__PURE__ */ runtime.operation({
  id: "receiveAchPull",
  method: "POST",
  path: "/v1/receive/ach",
  body: "application/json",
  responses: { 201: true },
  security: [["apiKey","personId"],["apiKey"],["personId"]],
});

/**
 * Update a sent check
 *
 * `PATCH /v1/send/check/{transferId}`. See the method `updateSentCheck` of the client.
 */
// prettier-ignore
export const updateSentCheck: runtime.Operation<clientModule.Client["updateSentCheck"]> =
  /* @__PURE__ */ runtime.operation({
  id: "updateSentCheck",
  method: "PATCH",
  path: "/v1/send/check/{transferId}",
  parameters: ["transferId"],
  body: "application/json",
  responses: { 200: true },
  security: [["apiKey","personId"],["apiKey"],["personId"]],
});
