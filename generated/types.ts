// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

// prettier-ignore
export interface paths {
  "/v1/program/{programId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Retrieve a program
     * @description Returns the full configuration of a program: rails, limits, settings for cards and accounts, branding and notifications. Some fields hold credentials of the program, so handle the response as a secret.
     *
     *     Not shown: program-retrieval-status.
     *
     *     Source: section 4.2.
     */
    get: operations["retrieveProgram"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/account": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an account
     * @description Creates an account for a business. In a new account, the balance, pending amounts, fees and interest were observed to be `0.00`, and the card counts, limits and enabled flags to equal those of its program.
     *
     *     Not shown: idempotency, other-settings-of-a-new-account, assigned-values.
     *
     *     Source: section 4.3.
     */
    post: operations["createAccount"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/account/{accountId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update an account's configuration
     * @description Changes the card counts, limits, enabled rails and allowed originators of an account. The allowed originators are next to `config` in the request and inside `config` in the response. When the request held a limit group with empty `daily` and `monthly`, the response was observed to hold the program's amounts for that group.
     *
     *     Not shown: idempotency, unsent-fields-of-an-update, other-settings-of-an-update, partly-empty-limits, settings-beyond-the-program.
     *
     *     Source: section 4.4.
     */
    patch: operations["updateAccount"];
    trace?: never;
  };
  "/v1/contact": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a contact
     * @description Stores a counterparty and its details for bank transfers, cards, checks and wires. The response returns the fields that were sent. It adds identifiers, timestamps, the label, status and type, the last four characters of the ACH and domestic wire account numbers, and whether the ACH details are verified.
     *
     *     Not shown: create-contact-headers, idempotency.
     *
     *     Source: section 4.1.
     */
    post: operations["createContact"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/card": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a card
     * @description Issues a card against an account. The request sets the spending limit, where the card can be used, what is embossed on it, and where it is shipped. A new card has the status `pendingActivation`, and its shipment is `pending`.
     *
     *     Not shown: idempotency, switched-off-rails, exceeded-limits.
     *
     *     Source: section 4.5.
     */
    post: operations["createCard"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/receive/ach": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Receive an ACH pull
     * @description Pulls money by ACH from a contact's bank account into one of your accounts. The transfer holds a copy of the contact's bank details and starts as `pending`. **This moves money.** Whether a repeated request is recognized as a duplicate is not shown.
     *
     *     Not shown: idempotency, balance-effects, switched-off-rails, contact-of-another-account, exceeded-limits.
     *
     *     Source: section 4.6.
     */
    post: operations["receiveAchPull"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/send/check/{transferId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update a sent check
     * @description Changes the title, description and metadata of a check that was sent. The request has no fields for the amount, counterparty or address.
     *
     *     Not shown: idempotency, unsent-fields-of-an-update, origin-of-checks.
     *
     *     Source: section 4.7.
     */
    patch: operations["updateSentCheck"];
    trace?: never;
  };
}
// prettier-ignore
export type webhooks = Record<string, never>;
// prettier-ignore
export interface components {
  schemas: {
    /**
     * @description Identifier of a business: the prefix `bus-` followed by a UUID-style string.
     *
     *     Not shown: identifier-tail.
     *
     *     Source: section 1.
     */
    BusinessId: `bus-${string}`;
    /**
     * @description Identifier of a person: the prefix `per-` followed by a UUID-style string.
     *
     *     Not shown: identifier-tail.
     *
     *     Source: section 1.
     */
    PersonId: `per-${string}`;
    /**
     * @description Identifier of a card BIN, the range of card numbers that a program issues from: the prefix `cbn-` followed by a UUID-style string.
     *
     *     Not shown: identifier-tail.
     *
     *     Source: section 1.
     */
    BinId: `cbn-${string}`;
    /**
     * @description Identifier of a configuration at a card processor: the prefix `pcc-` followed by a UUID-style string.
     *
     *     Not shown: identifier-tail.
     *
     *     Source: section 1.
     */
    ProcessorConfigId: `pcc-${string}`;
    /**
     * @description Identifier of the brand of a program: the prefix `pbr-` followed by a UUID-style string.
     *
     *     Not shown: identifier-tail.
     *
     *     Source: section 1.
     */
    BrandId: `pbr-${string}`;
    /**
     * @description Identifier of a cardholder: the prefix `chd-` followed by a UUID-style string.
     *
     *     Not shown: identifier-tail.
     *
     *     Source: section 1.
     */
    CardholderId: `chd-${string}`;
    /**
     * @description Identifier of the shipment of a card: the prefix `shp-` followed by a UUID-style string.
     *
     *     Not shown: identifier-tail.
     *
     *     Source: section 1.
     */
    ShippingId: `shp-${string}`;
    /**
     * @description An account of a program, with its balances and its own settings for cards, limits and rails. Section 6 of the source also mentions notification settings and real-time authorization entries on accounts, but does not show which fields hold them.
     *
     *     Not shown: account-notification-settings, unlisted-fields.
     *
     *     Source: section 2.4.
     */
    Account: {
      /** @description Identifier of the account, assigned by the platform. */
      id: components["schemas"]["AccountId"];
      /** @description Program that the account belongs to. */
      programId: components["schemas"]["ProgramId"];
      /** @description Business that the account was opened for. Empty when unset. */
      businessId: components["schemas"]["BusinessIdOrUnset"];
      /** @description Person who created the account. Empty when unset. */
      createdPersonId: components["schemas"]["PersonIdOrUnset"];
      /** @description Family that the account belongs to. Empty when unset. */
      familyId: string;
      /** @description Display name of the account, as sent when it was created. Empty when unset. */
      label: string;
      /**
       * @description Type of the account, as sent when it was created. A program lists account types in `bank.accountType`. Empty when unset.
       *
       *     Seen: "businessChecking".
       *
       *     Not shown: allowed-values.
       */
      type: string;
      /**
       * @description State of the account. `active` in a new account. Empty when unset.
       *
       *     Seen: "active".
       *
       *     Not shown: full-sets-of-states, transitions.
       */
      status: string;
      /** @description Whether the terms were accepted, as sent when the account was created. */
      acceptedTerms: boolean;
      /**
       * @description Account number, assigned by the platform. Empty when unset.
       *
       *     Not shown: assigned-values.
       */
      accountNumber: string;
      /**
       * @description Routing number that goes with the account number. Empty when unset.
       *
       *     Not shown: assigned-values.
       */
      routingNumber: string;
      /** @description Name of the sponsor bank. Empty when unset. */
      sponsorBankName: string;
      /**
       * @description Currency of the account, such as `USD`. Empty when unset.
       *
       *     Seen: "USD".
       *
       *     Not shown: allowed-values.
       */
      currency: string;
      /**
       * @description How often interest is paid on the account. Empty when unset.
       *
       *     Seen: "monthly".
       *
       *     Not shown: allowed-values.
       */
      accountInterestFrequency: string;
      /** @description Balance available in the account. Observed as `0.00` in a new account. */
      availableBalance: components["schemas"]["Amount"];
      /** @description Total of credits that are still pending. Observed as `0.00` in a new account. Empty when unset. */
      pendingCredit: components["schemas"]["AmountOrUnset"];
      /** @description Total of debits that are still pending. Observed as `0.00` in a new account. Empty when unset. */
      pendingDebit: components["schemas"]["AmountOrUnset"];
      /** @description Fees charged to the account. Observed as `0.00` in a new account. Empty when unset. */
      fees: components["schemas"]["AmountOrUnset"];
      /** @description Interest earned by the account. Observed as `0.00` in a new account. Empty when unset. */
      interest: components["schemas"]["AmountOrUnset"];
      /** @description Whether the account has been verified. `false` in a new account. */
      isVerified: boolean;
      /** @description When the account was verified. Empty while `isVerified` is `false`. */
      verifiedAt: components["schemas"]["TimestampOrUnset"];
      /** @description When the account was created. */
      createdAt: components["schemas"]["Timestamp"];
      /** @description When the account was last modified. Once the account had been updated, observed to be later than `createdAt`. Empty when unset. */
      modifiedAt: components["schemas"]["TimestampOrUnset"];
      /**
       * @description Metadata of the account. Only `null` has been observed and the shape is not shown, so any value is accepted.
       *
       *     Seen: null.
       *
       *     Not shown: metadata-shape.
       */
      metadata: unknown;
      /** @description The account's own configuration: cards, limits, and rails to send and receive on. */
      config: components["schemas"]["AccountConfig"];
    };
    /**
     * @description How many cards of each type can be issued for the account.
     *
     *     Source: section 2.4.
     */
    AccountCardConfig: {
      /** @description Whether physical cards can be issued, and how many. */
      physical: components["schemas"]["CardAllowance"];
      /** @description Whether virtual cards can be issued, and how many. */
      virtual: components["schemas"]["CardAllowance"];
    };
    /**
     * @description Card allowances to set on the account.
     *
     *     Source: section 4.4.
     */
    AccountCardConfigInput: {
      /** @description Whether physical cards can be issued, and how many. */
      physical?: components["schemas"]["CardAllowanceInput"] | null;
      /** @description Whether virtual cards can be issued, and how many. */
      virtual?: components["schemas"]["CardAllowanceInput"] | null;
    };
    /**
     * @description Configuration of one account. In a new account, the card counts, limits and enabled flags were observed to equal those of its program.
     *
     *     Source: section 2.4.
     */
    AccountConfig: {
      /** @description Whether cards of each type can be issued, and how many. */
      card: components["schemas"]["AccountCardConfig"];
      /** @description Fallback settings. What they control is not shown. `null` when unset. */
      fallback: components["schemas"]["AccountFallback"] | null;
      /** @description Settings for incoming ACH pulls. `null` when unset. */
      incoming: components["schemas"]["AccountIncoming"] | null;
      /** @description Daily and monthly money limits of the account, by direction and rail. */
      limits: components["schemas"]["Limits"];
      /** @description Rails that the account can receive money on. */
      receive: components["schemas"]["AccountReceive"];
      /** @description Rails that the account can send money on. */
      send: components["schemas"]["AccountSend"];
    };
    /**
     * @description Configuration to change on an account.
     *
     *     Not shown: settings-beyond-the-program.
     *
     *     Source: section 4.4.
     */
    AccountConfigInput: {
      /** @description Whether cards of each type can be issued, and how many. */
      card?: components["schemas"]["AccountCardConfigInput"] | null;
      /**
       * @description Daily and monthly money limits, by direction and rail.
       *
       *     Source: section 2.5.
       */
      limits?: components["schemas"]["LimitsInput"] | null;
      /** @description Rails to receive money on. */
      receive?: components["schemas"]["AccountReceiveInput"] | null;
      /** @description Rails to send money on. */
      send?: components["schemas"]["AccountSendInput"] | null;
    };
    /**
     * @description Fallback settings of an account. What they control is not shown.
     *
     *     Not shown: field-meanings.
     *
     *     Source: section 2.4.
     */
    AccountFallback: {
      /**
       * @description Fallback for received transfers. Only `null` has been observed and the shape is not shown, so any value is accepted.
       *
       *     Seen: null.
       *
       *     Not shown: program-open-shapes.
       */
      received: unknown;
    };
    /**
     * @description Identifier of an account: the prefix `acc-` followed by a UUID-style string.
     *
     *     Not shown: identifier-tail.
     *
     *     Source: section 1.
     */
    AccountId: `acc-${string}`;
    /**
     * @description Identifier of an account, or the empty string when none is set.
     *
     *     Source: section 1.
     */
    AccountIdOrUnset: "" | `acc-${string}`;
    /**
     * @description Settings for transfers that others originate against the account.
     *
     *     Source: section 2.4.
     */
    AccountIncoming: {
      /** @description Settings for incoming ACH pulls. `null` when unset. */
      achPull: components["schemas"]["AccountIncomingAchPull"] | null;
    };
    /**
     * @description Which originators can pull money from the account by ACH.
     *
     *     Source: section 2.4.
     */
    AccountIncomingAchPull: {
      /** @description Originators that are allowed to pull money. `null` when unset. */
      allowedOriginators: string[] | null;
      /** @description Originators that are blocked from pulling money. Observed to stay `null` after an update that did not send it. */
      blockedOriginators: string[] | null;
      /** @description Whether incoming ACH pulls are enabled. */
      enabled: boolean;
    };
    /**
     * @description Which originators can pull money from the account by ACH.
     *
     *     Source: section 4.4.
     */
    AccountIncomingAchPullInput: {
      /** @description Originators to allow to pull money. */
      allowedOriginators?: string[] | null;
    };
    /**
     * @description Settings for transfers that others originate against the account.
     *
     *     Source: section 4.4.
     */
    AccountIncomingInput: {
      /** @description Settings for incoming ACH pulls. */
      achPull?: components["schemas"]["AccountIncomingAchPullInput"] | null;
    };
    /**
     * @description Rails that the account can receive money on.
     *
     *     Not shown: switched-off-rails.
     *
     *     Source: section 2.4.
     */
    AccountReceive: {
      /** @description Whether the account can receive money by ACH, and by same-day ACH. */
      ach: components["schemas"]["AchSwitch"];
      /** @description Whether the account can receive money by check. */
      check: components["schemas"]["RailSwitch"];
      /** @description Whether the account can receive money by debit card. */
      debitCard: components["schemas"]["RailSwitch"];
      /** @description Whether the account can receive money by intrabank transfer. */
      intrabank: components["schemas"]["RailSwitch"];
    };
    /**
     * @description Rails to enable or disable for receiving money.
     *
     *     Source: section 4.4.
     */
    AccountReceiveInput: {
      /** @description Turns receiving by ACH, and by same-day ACH, on or off. */
      ach?: components["schemas"]["AchSwitchInput"] | null;
      /** @description Turns receiving by check on or off. */
      check?: components["schemas"]["RailSwitchInput"] | null;
      /** @description Turns receiving by debit card on or off. */
      debitCard?: components["schemas"]["RailSwitchInput"] | null;
      /** @description Turns receiving by intrabank transfer on or off. */
      intrabank?: components["schemas"]["RailSwitchInput"] | null;
    };
    /**
     * @description Rails that the account can send money on.
     *
     *     Not shown: switched-off-rails.
     *
     *     Source: section 2.4.
     */
    AccountSend: {
      /** @description Whether the account can send money by ACH, and by same-day ACH. */
      ach: components["schemas"]["AchSwitch"];
      /** @description Whether the account can send money by card. */
      card: components["schemas"]["RailSwitch"];
      /** @description Whether the account can send money by check. */
      check: components["schemas"]["RailSwitch"];
      /** @description Whether the account can send money across borders. */
      crossBorder: components["schemas"]["RailSwitch"];
      /** @description Whether the account can send money by debit card. */
      debitCard: components["schemas"]["RailSwitch"];
      /** @description Whether the account can send money by digital check. */
      digitalCheck: components["schemas"]["RailSwitch"];
      /** @description Whether the account can send money by international wire. */
      internationalWire: components["schemas"]["RailSwitch"];
      /** @description Whether the account can send money by intrabank transfer. */
      intrabank: components["schemas"]["RailSwitch"];
      /** @description Whether the account can send money by physical card. */
      physicalCard: components["schemas"]["RailSwitch"];
      /** @description Whether the account can send money by wire. */
      wire: components["schemas"]["RailSwitch"];
    };
    /**
     * @description Rails to enable or disable for sending money.
     *
     *     Source: section 4.4.
     */
    AccountSendInput: {
      /** @description Turns sending by ACH, and by same-day ACH, on or off. */
      ach?: components["schemas"]["AchSwitchInput"] | null;
      /** @description Turns sending by card on or off. */
      card?: components["schemas"]["RailSwitchInput"] | null;
      /** @description Turns sending by check on or off. */
      check?: components["schemas"]["RailSwitchInput"] | null;
      /** @description Turns sending across borders on or off. */
      crossBorder?: components["schemas"]["RailSwitchInput"] | null;
      /** @description Turns sending by debit card on or off. */
      debitCard?: components["schemas"]["RailSwitchInput"] | null;
      /** @description Turns sending by digital check on or off. */
      digitalCheck?: components["schemas"]["RailSwitchInput"] | null;
      /** @description Turns sending by international wire on or off. */
      internationalWire?: components["schemas"]["RailSwitchInput"] | null;
      /** @description Turns sending by intrabank transfer on or off. */
      intrabank?: components["schemas"]["RailSwitchInput"] | null;
      /** @description Turns sending by physical card on or off. */
      physicalCard?: components["schemas"]["RailSwitchInput"] | null;
      /** @description Turns sending by wire on or off. */
      wire?: components["schemas"]["RailSwitchInput"] | null;
    };
    /**
     * @description Settings of the ACH rail in a program.
     *
     *     Source: section 2.3.
     */
    AchRouting: {
      /** @description Whether the rail is enabled. */
      enabled: boolean;
      /** @description Whether same-day ACH is enabled. */
      sameDay: boolean;
      /**
       * @description Route of the rail. Which values there are, and what they mean, is not shown. Empty when unset.
       *
       *     Not shown: field-meanings.
       */
      via: string;
    };
    /**
     * @description Settings of the ACH rail on an account.
     *
     *     Source: section 2.4.
     */
    AchSwitch: {
      /** @description Whether the rail is enabled. */
      enabled: boolean;
      /** @description Whether same-day ACH is enabled. */
      sameDay: boolean;
    };
    /**
     * @description Settings of the ACH rail to change on an account.
     *
     *     Source: section 4.4.
     */
    AchSwitchInput: {
      /** @description Whether to enable the rail. */
      enabled?: boolean;
      /** @description Whether to enable same-day ACH. */
      sameDay?: boolean;
    };
    /**
     * @description A postal address, as stored.
     *
     *     Source: section 2.1.
     */
    Address: {
      /**
       * @description What the address is used for. Empty when unset.
       *
       *     Seen: "card", "check", "wire", "billing", "shipping", "mailing".
       *
       *     Not shown: allowed-values.
       */
      addressType: string;
      /** @description First line of the address, such as the street and number. Empty when unset. */
      line1: string;
      /** @description Second line of the address, such as an apartment or suite. May be empty. */
      line2: string;
      /** @description City or town of the address. Empty when unset. */
      city: string;
      /** @description State of an address in the United States. May be empty, and is empty for addresses in other countries. */
      state: string;
      /** @description Postal code, or ZIP code in the United States. Empty when unset. */
      postalCode: string;
      /** @description Country, as a two-letter country code. Empty when unset. */
      country: components["schemas"]["CountryCodeOrUnset"];
    };
    /**
     * @description A postal address to store.
     *
     *     Source: section 2.1.
     */
    AddressInput: {
      /**
       * @description What the address is used for.
       *
       *     Seen: "card", "check", "wire", "billing", "shipping", "mailing".
       *
       *     Not shown: allowed-values.
       */
      addressType?: string;
      /** @description First line of the address, such as the street and number. */
      line1?: string;
      /** @description Second line of the address, such as an apartment or suite. May be empty. */
      line2?: string;
      /** @description City or town of the address. */
      city?: string;
      /** @description State of an address in the United States. May be empty, and is empty for addresses in other countries. */
      state?: string;
      /** @description Postal code, or ZIP code in the United States. */
      postalCode?: string;
      /** @description Country, as a two-letter country code. */
      country?: components["schemas"]["CountryCodeOrUnset"];
    };
    /**
     * @description An amount of money, as a string that holds a decimal number with two fraction digits, such as `1250.00`. The string does not carry a currency.
     *
     *     Source: section 1.
     */
    Amount: string;
    /**
     * @description An amount of money, as a string that holds a decimal number with two fraction digits, or the empty string if it is not set.
     *
     *     Source: section 1.
     */
    AmountOrUnset: string;
    /**
     * @description Settings for linking bank accounts through an exchange service. What each of them controls is not shown.
     *
     *     Not shown: field-meanings.
     *
     *     Source: section 2.3.
     */
    BankLinkExchange: {
      /** @description Client ID at the exchange service. Empty when unset. */
      clientId: string;
      /**
       * Format: password
       * @description **Credential.** Client secret at the exchange service. Empty when unset.
       */
      clientSecret: string;
      /**
       * @description One-time passwords for login. Only `null` has been observed and the shape is not shown, so any value is accepted.
       *
       *     Seen: null.
       *
       *     Not shown: send-login-otp-shape.
       */
      sendLoginOtp: unknown;
      /** @description Whether the identification number is verified. */
      verifyIdNumber: boolean;
    };
    /**
     * @description Identifier of a card BIN, the range of card numbers that a program issues from, or the empty string when none is set.
     *
     *     Source: section 1.
     */
    BinIdOrUnset: "" | `cbn-${string}`;
    /**
     * @description Identifier of the brand of a program, or the empty string when none is set.
     *
     *     Source: section 1.
     */
    BrandIdOrUnset: "" | `pbr-${string}`;
    /**
     * @description Locale data for the SDK.
     *
     *     Source: section 2.3.
     */
    BrandSdkLocale: {
      /**
       * @description Locale entries. Their shape is not shown, so any entry is accepted. `null` when unset.
       *
       *     Not shown: list-entry-shapes.
       */
      data: unknown[] | null;
    };
    /**
     * @description Theme of the SDK.
     *
     *     Source: section 2.3.
     */
    BrandSdkTheme: {
      /** @description Whether the theme is enabled. */
      enabled: boolean;
      /** @description URL of the theme. Empty when unset. */
      themeURL: string;
    };
    /**
     * @description Identifier of a business, or the empty string when none is set.
     *
     *     Source: section 1.
     */
    BusinessIdOrUnset: "" | `bus-${string}`;
    /**
     * @description A card that was issued against an account.
     *
     *     Not shown: unlisted-fields.
     *
     *     Source: section 2.6.
     */
    Card: {
      /** @description Identifier of the card, assigned by the platform. */
      id: components["schemas"]["CardId"];
      /** @description Account that the card is issued against. */
      accountId: components["schemas"]["AccountId"];
      /** @description Business that the card was issued for. Empty when unset. */
      businessId: components["schemas"]["BusinessIdOrUnset"];
      /** @description Program that the card belongs to. Empty when unset. */
      programId: components["schemas"]["ProgramIdOrUnset"];
      /** @description Person who created the card. Empty when unset. */
      createdPersonId: components["schemas"]["PersonIdOrUnset"];
      /** @description Family that the card belongs to. Empty when unset. */
      familyId: string;
      /** @description Display name of the card, as sent when it was created. Empty when unset. */
      label: string;
      /**
       * @description BIN that the card is issued from, by name rather than by number, such as `debit`. Empty when unset.
       *
       *     Seen: "debit".
       *
       *     Not shown: allowed-values.
       */
      bin: string;
      /**
       * @description Type of the card, such as `physical`. Empty when unset.
       *
       *     Seen: "physical".
       *
       *     Not shown: allowed-values.
       */
      cardType: string;
      /**
       * @description Currency of the card, such as `USD`. Empty when unset.
       *
       *     Seen: "USD".
       *
       *     Not shown: allowed-values.
       */
      currency: string;
      /** @description Whether the card can be used at ATMs. */
      atmAccess: boolean;
      /** @description Spending limit of the card over one `limitInterval`. Empty when unset. */
      limitAmount: components["schemas"]["AmountOrUnset"];
      /**
       * @description Interval that `limitAmount` applies to, such as `allTime`. Empty when unset.
       *
       *     Seen: "allTime".
       *
       *     Not shown: allowed-values.
       */
      limitInterval: string;
      /** @description Merchant category codes (MCCs) where the card can be used. `null` when unset. */
      allowedCategories: string[] | null;
      /** @description Merchants where the card cannot be used. `null` when unset. */
      blockedMerchants: string[] | null;
      /** @description Business name embossed on the card. Empty when unset. */
      embossingBusiness: string;
      /** @description Name of the person embossed on the card. Empty when unset. */
      embossingPerson: string;
      /**
       * @description Merchants where the card can be used. Only `null` has been observed and the shape of an entry is not shown, so any entry is accepted.
       *
       *     Seen: null.
       *
       *     Not shown: list-entry-shapes.
       */
      allowedMerchants: unknown[] | null;
      /**
       * @description Merchant categories where the card cannot be used. Only `null` has been observed and the shape of an entry is not shown, so any entry is accepted.
       *
       *     Seen: null.
       *
       *     Not shown: list-entry-shapes.
       */
      blockedCategories: unknown[] | null;
      /** @description Amount of the spending limit that is still available. Equal to `limitAmount` on a new card. Empty when unset. */
      availableLimit: components["schemas"]["AmountOrUnset"];
      /**
       * @description State of the card. `pendingActivation` on a new card. Empty when unset.
       *
       *     Seen: "pendingActivation".
       *
       *     Not shown: full-sets-of-states, transitions.
       */
      cardStatus: string;
      /** @description When the card was activated. Empty until then. */
      activatedAt: components["schemas"]["TimestampOrUnset"];
      /** @description Month in which the card expires, as two digits. Empty when unset. */
      expiryMonth: components["schemas"]["ExpiryMonthOrUnset"];
      /** @description Year in which the card expires, as four digits. Empty when unset. */
      expiryYear: components["schemas"]["ExpiryYearOrUnset"];
      /**
       * @description Last four digits of the card number. Empty when unset.
       *
       *     Not shown: assigned-values.
       */
      last4: string;
      /** @description Visual theme of the card. Empty when unset. */
      theme: string;
      /** @description Identifier of the wallet that the card is in. Empty when unset. */
      walletId: string;
      /**
       * @description Metadata of the card. Only `null` has been observed and the shape is not shown, so any value is accepted.
       *
       *     Seen: null.
       *
       *     Not shown: metadata-shape.
       */
      metadata: unknown;
      /** @description When the card was created. */
      createdAt: components["schemas"]["Timestamp"];
      /** @description When the card was last modified. Empty when unset. */
      modifiedAt: components["schemas"]["TimestampOrUnset"];
      /** @description Person who holds the card. `null` when unset. */
      cardholder: components["schemas"]["Cardholder"] | null;
      /** @description Shipment of the card. `null` when unset. */
      shipping: components["schemas"]["CardShipping"] | null;
    };
    /**
     * @description Whether cards of one type can be issued, and how many.
     *
     *     Not shown: exceeded-limits.
     *
     *     Source: section 2.3, 2.4.
     */
    CardAllowance: {
      /** @description Maximum number of cards of this type, as a string that holds an integer. Empty when unset. */
      count: components["schemas"]["CountOrUnset"];
      /** @description Whether cards of this type can be issued. */
      enabled: boolean;
    };
    /**
     * @description Whether cards of one type can be issued, and how many.
     *
     *     Source: section 4.4.
     */
    CardAllowanceInput: {
      /** @description Maximum number of cards of this type, as a string that holds an integer. */
      count?: components["schemas"]["CountOrUnset"];
      /** @description Whether cards of this type can be issued. */
      enabled?: boolean;
    };
    /**
     * @description A BIN: the range of card numbers that one kind of card is issued from.
     *
     *     Source: section 2.3.
     */
    CardBin: {
      /** @description Company that embosses the cards. Empty when unset. */
      embosser: string;
      /** @description Whether the BIN is enabled. */
      enabled: boolean;
      /** @description Identifier of the BIN. Empty when unset. */
      id: components["schemas"]["BinIdOrUnset"];
      /** @description Issuer processor that processes the cards. Empty when unset. */
      issuerProcessor: string;
      /** @description Configuration at the issuer processor. `null` when unset. */
      issuerProcessorData: components["schemas"]["IssuerProcessorData"] | null;
      /** @description Name of the bank that sponsors the BIN. Empty when unset. */
      sponsor: string;
    };
    /**
     * @description Identifier of a card: the prefix `crd-` followed by a UUID-style string.
     *
     *     Not shown: identifier-tail.
     *
     *     Source: section 1.
     */
    CardId: `crd-${string}`;
    /**
     * @description Shipment of a card.
     *
     *     Source: section 2.6.
     */
    CardShipping: {
      /** @description Identifier of the shipment, assigned by the platform. Empty when unset. */
      id: components["schemas"]["ShippingIdOrUnset"];
      /**
       * @description Address that the card is shipped to. `null` when unset.
       *
       *     Not shown: card-addresses.
       */
      shippingAddress: components["schemas"]["Address"] | null;
      /**
       * @description State of the delivery. `pending` on a new card. Empty when unset.
       *
       *     Seen: "pending".
       *
       *     Not shown: full-sets-of-states, transitions.
       */
      deliveryStatus: string;
      /** @description Company that delivers the card. Empty when unset. */
      deliveryPartner: string;
      /** @description Estimated time of arrival. The form of the text is not shown. Empty when unset. */
      eta: string;
      /** @description Tracking number of the shipment. Empty when unset. */
      trackingNumber: string;
      /** @description URL where the shipment can be tracked. Empty when unset. */
      trackingUrl: string;
      /** @description When the shipment was created. Empty when unset. */
      createdAt: components["schemas"]["TimestampOrUnset"];
      /** @description When the shipment was last modified. Empty when unset. */
      modifiedAt: components["schemas"]["TimestampOrUnset"];
    };
    /**
     * @description Where to ship the card.
     *
     *     Source: section 2.6.
     */
    CardShippingInput: {
      /** @description Address to ship the card to. */
      shippingAddress?: components["schemas"]["AddressInput"] | null;
    };
    /**
     * @description Person who holds a card.
     *
     *     Source: section 2.6.
     */
    Cardholder: {
      /** @description Identifier of the cardholder, assigned by the platform. Empty when unset. */
      id: components["schemas"]["CardholderIdOrUnset"];
      /** @description Name of the cardholder. Equal to `embossingPerson` on a new card. Empty when unset. */
      name: string;
      /** @description Identifier of the cardholder as a person. Empty when unset. */
      personId: components["schemas"]["PersonIdOrUnset"];
      /**
       * @description Billing address of the card. `null` when unset.
       *
       *     Not shown: card-addresses.
       */
      billingAddress: components["schemas"]["Address"] | null;
      /** @description When the cardholder was created. Empty when unset. */
      createdAt: components["schemas"]["TimestampOrUnset"];
      /** @description When the cardholder was last modified. Empty when unset. */
      modifiedAt: components["schemas"]["TimestampOrUnset"];
    };
    /**
     * @description Identifier of a cardholder, or the empty string when none is set.
     *
     *     Source: section 1.
     */
    CardholderIdOrUnset: "" | `chd-${string}`;
    /**
     * @description A counterparty, with its details for bank transfers, cards, checks and wires.
     *
     *     Not shown: unlisted-fields.
     *
     *     Source: section 2.2.
     */
    Contact: {
      /** @description Identifier of the contact, assigned by the platform. */
      id: components["schemas"]["ContactId"];
      /** @description Program that the contact belongs to. Empty when unset. */
      programId: components["schemas"]["ProgramIdOrUnset"];
      /** @description Account that the contact is attached to. Empty when unset. */
      accountId: components["schemas"]["AccountIdOrUnset"];
      /** @description Name of the person or business. Empty when unset. */
      name: string;
      /** @description Email address of the contact. Empty when unset. */
      email: string;
      /** @description Phone number of the contact in international format, with a leading `+`. Empty when unset. */
      phone: components["schemas"]["PhoneNumberOrUnset"];
      /** @description Bank details for ACH transfers. `null` when unset. */
      ach: components["schemas"]["ContactAch"] | null;
      /** @description Card details of the contact. `null` when unset. */
      card: components["schemas"]["ContactCard"] | null;
      /** @description Check details of the contact. `null` when unset. */
      check: components["schemas"]["ContactCheck"] | null;
      /** @description Bank details for wires. `null` when unset. */
      wire: components["schemas"]["ContactWire"] | null;
      /** @description Display name of the contact. Equal to `name` in a new contact. Empty when unset. */
      label: string;
      /**
       * @description State of the contact. `active` in a new contact. Empty when unset.
       *
       *     Seen: "active".
       *
       *     Not shown: full-sets-of-states, transitions.
       */
      status: string;
      /**
       * @description Type of the contact. `others` in a new contact. Empty when unset.
       *
       *     Seen: "others".
       *
       *     Not shown: allowed-values.
       */
      type: string;
      /** @description When the contact was created. */
      createdAt: components["schemas"]["Timestamp"];
      /** @description When the contact was last modified. Equal to `createdAt` in a new contact. */
      modifiedAt: components["schemas"]["Timestamp"];
      /**
       * @description Metadata of the contact. Only `null` has been observed and the shape is not shown, so any value is accepted.
       *
       *     Seen: null.
       *
       *     Not shown: metadata-shape.
       */
      metadata: unknown;
      /**
       * @description Details for cross-border payments. Only `null` has been observed and the shape is not shown, so any value is accepted.
       *
       *     Seen: null.
       *
       *     Not shown: contact-rail-shapes.
       */
      crossBorder: unknown;
      /**
       * @description Debit card details. Only `null` has been observed and the shape is not shown, so any value is accepted.
       *
       *     Seen: null.
       *
       *     Not shown: contact-rail-shapes.
       */
      debitCard: unknown;
      /**
       * @description Details for intrabank transfers. Only `null` has been observed and the shape is not shown, so any value is accepted.
       *
       *     Seen: null.
       *
       *     Not shown: contact-rail-shapes.
       */
      intrabank: unknown;
    };
    /**
     * @description Bank details of a contact for ACH transfers, as stored.
     *
     *     Source: section 2.2.
     */
    ContactAch: {
      /** @description Account number of the contact at its bank. Empty when unset. */
      accountNumber: string;
      /**
       * @description Type of the bank account. Empty when unset.
       *
       *     Seen: "businessChecking".
       *
       *     Not shown: allowed-values.
       */
      accountType: string;
      /** @description Name of the contact's bank. Empty when unset. */
      bankName: string;
      /** @description Routing number of the contact's bank. Empty when unset. */
      routingNumber: string;
      /** @description Last four characters of `accountNumber`. Set by the platform; not part of a request. Empty when unset. */
      last4: string;
      /** @description Whether the bank details have been verified. Set by the platform, `false` in a new contact; not part of a request. */
      verified: boolean;
    };
    /**
     * @description Bank details of a contact for ACH transfers. The platform adds `last4` and `verified`.
     *
     *     Source: section 2.2.
     */
    ContactAchInput: {
      /** @description Account number of the contact at its bank. */
      accountNumber?: string;
      /**
       * @description Type of the bank account.
       *
       *     Seen: "businessChecking".
       *
       *     Not shown: allowed-values.
       */
      accountType?: string;
      /** @description Name of the contact's bank. */
      bankName?: string;
      /** @description Routing number of the contact's bank. */
      routingNumber?: string;
    };
    /**
     * @description Card details of a contact: an address.
     *
     *     Source: section 2.2.
     */
    ContactCard: {
      /** @description Address that goes with the contact's card. `null` when unset. */
      address: components["schemas"]["Address"] | null;
    };
    /**
     * @description Card details of a contact: an address.
     *
     *     Source: section 2.2.
     */
    ContactCardInput: {
      /** @description Address that goes with the contact's card. */
      address?: components["schemas"]["AddressInput"] | null;
    };
    /**
     * @description Check details of a contact: an address.
     *
     *     Source: section 2.2.
     */
    ContactCheck: {
      /** @description Address for checks to the contact. `null` when unset. */
      address: components["schemas"]["Address"] | null;
    };
    /**
     * @description Check details of a contact: an address.
     *
     *     Source: section 2.2.
     */
    ContactCheckInput: {
      /** @description Address for checks to the contact. */
      address?: components["schemas"]["AddressInput"] | null;
    };
    /**
     * @description Identifier of a contact: the prefix `con-` followed by a UUID-style string.
     *
     *     Not shown: identifier-tail.
     *
     *     Source: section 1.
     */
    ContactId: `con-${string}`;
    /**
     * @description Identifier of a contact, or the empty string when none is set.
     *
     *     Source: section 1.
     */
    ContactIdOrUnset: "" | `con-${string}`;
    /**
     * @description A person to contact at a company.
     *
     *     Source: section 2.3.
     */
    ContactPerson: {
      /** @description Email address of the person. Empty when unset. */
      email: string;
      /** @description Name of the person. Empty when unset. */
      name: string;
      /** @description Phone number of the person. Its format is not shown. Empty when unset. */
      phoneNumber: string;
    };
    /**
     * @description Bank details of a contact for wires, as stored.
     *
     *     Source: section 2.2.
     */
    ContactWire: {
      /** @description Bank details for domestic wires. `null` when unset. */
      domestic: components["schemas"]["ContactWireDomestic"] | null;
      /** @description Bank details for international wires. `null` when unset. */
      international: components["schemas"]["ContactWireInternational"] | null;
    };
    /**
     * @description Bank details of a contact for domestic wires, as stored.
     *
     *     Source: section 2.2.
     */
    ContactWireDomestic: {
      /** @description Account number of the contact at its bank. Empty when unset. */
      accountNumber: string;
      /**
       * @description Type of the bank account. Empty when unset.
       *
       *     Seen: "businessChecking".
       *
       *     Not shown: allowed-values.
       */
      accountType: string;
      /** @description Address for domestic wires to the contact. `null` when unset. */
      address: components["schemas"]["Address"] | null;
      /** @description Name of the contact's bank. Empty when unset. */
      bankName: string;
      /** @description Routing number of the contact's bank. Empty when unset. */
      routingNumber: string;
      /** @description Last four characters of `accountNumber`. Set by the platform; not part of a request. Empty when unset. */
      last4: string;
    };
    /**
     * @description Bank details of a contact for domestic wires. The platform adds `last4`.
     *
     *     Source: section 2.2.
     */
    ContactWireDomesticInput: {
      /** @description Account number of the contact at its bank. */
      accountNumber?: string;
      /**
       * @description Type of the bank account.
       *
       *     Seen: "businessChecking".
       *
       *     Not shown: allowed-values.
       */
      accountType?: string;
      /** @description Address for domestic wires to the contact. */
      address?: components["schemas"]["AddressInput"] | null;
      /** @description Name of the contact's bank. */
      bankName?: string;
      /** @description Routing number of the contact's bank. */
      routingNumber?: string;
    };
    /**
     * @description Bank details of a contact for wires.
     *
     *     Source: section 2.2.
     */
    ContactWireInput: {
      /** @description Bank details for domestic wires. */
      domestic?: components["schemas"]["ContactWireDomesticInput"] | null;
      /** @description Bank details for international wires. */
      international?: components["schemas"]["ContactWireInternationalInput"] | null;
    };
    /**
     * @description Bank details of a contact for international wires, as stored.
     *
     *     Source: section 2.2.
     */
    ContactWireInternational: {
      /** @description Account number of the beneficiary. Empty when unset. */
      accountNumber: string;
      /**
       * @description Type of the bank account. Empty when unset.
       *
       *     Seen: "business".
       *
       *     Not shown: allowed-values.
       */
      accountType: string;
      /** @description Code that identifies the beneficiary's bank. Empty when unset. */
      bankIdentifierCode: string;
      /**
       * @description Scheme that `bankIdentifierCode` belongs to, such as `swift`. Empty when unset.
       *
       *     Seen: "swift".
       *
       *     Not shown: allowed-values.
       */
      bankIdentifierType: string;
      /** @description Address of the beneficiary. `null` when unset. */
      beneficiaryAddress: components["schemas"]["Address"] | null;
      /** @description Name of the beneficiary's bank. Empty when unset. */
      beneficiaryBank: string;
      /** @description Address of the beneficiary's bank. `null` when unset. */
      beneficiaryBankAddress: components["schemas"]["Address"] | null;
      /** @description Name of the correspondent bank. Empty when unset. */
      correspondentBank: string;
      /** @description Address of the correspondent bank. `null` when unset. */
      correspondentBankAddress: components["schemas"]["Address"] | null;
      /** @description Code that identifies the correspondent bank. Empty when unset. */
      correspondentBankIdentifierCode: string;
    };
    /**
     * @description Bank details of a contact for international wires.
     *
     *     Source: section 2.2.
     */
    ContactWireInternationalInput: {
      /** @description Account number of the beneficiary. */
      accountNumber?: string;
      /**
       * @description Type of the bank account.
       *
       *     Seen: "business".
       *
       *     Not shown: allowed-values.
       */
      accountType?: string;
      /** @description Code that identifies the beneficiary's bank. */
      bankIdentifierCode?: string;
      /**
       * @description Scheme that `bankIdentifierCode` belongs to, such as `swift`.
       *
       *     Seen: "swift".
       *
       *     Not shown: allowed-values.
       */
      bankIdentifierType?: string;
      /** @description Address of the beneficiary. */
      beneficiaryAddress?: components["schemas"]["AddressInput"] | null;
      /** @description Name of the beneficiary's bank. */
      beneficiaryBank?: string;
      /** @description Address of the beneficiary's bank. */
      beneficiaryBankAddress?: components["schemas"]["AddressInput"] | null;
      /** @description Name of the correspondent bank. */
      correspondentBank?: string;
      /** @description Address of the correspondent bank. */
      correspondentBankAddress?: components["schemas"]["AddressInput"] | null;
      /** @description Code that identifies the correspondent bank. */
      correspondentBankIdentifierCode?: string;
    };
    /**
     * @description A count, as a string that holds an integer, or the empty string when none is set.
     *
     *     Source: section 1.
     */
    CountOrUnset: string;
    /**
     * @description A two-letter country code, such as `US`, or the empty string if it is not set.
     *
     *     Source: section 2.1.
     */
    CountryCodeOrUnset: string;
    /**
     * @description The account to create.
     *
     *     Not shown: required-fields, field-validation.
     *
     *     Source: section 4.3.
     */
    CreateAccountRequest: {
      /** @description Whether the terms have been accepted. */
      acceptedTerms?: boolean;
      /** @description Business to open the account for. */
      businessId?: components["schemas"]["BusinessIdOrUnset"];
      /** @description Display name for the account. */
      label?: string;
      /**
       * @description Type of account to open. The program lists account types in `bank.accountType`.
       *
       *     Seen: "businessChecking".
       *
       *     Not shown: allowed-values.
       *
       *     Source: section 4.3, 2.4.
       */
      type?: string;
    };
    /**
     * @description The card to create.
     *
     *     Not shown: required-fields, field-validation.
     *
     *     Source: section 2.6.
     */
    CreateCardRequest: {
      /** @description Account to issue the card against. */
      accountId?: components["schemas"]["AccountIdOrUnset"];
      /** @description Merchant category codes (MCCs) where the card can be used. */
      allowedCategories?: string[] | null;
      /** @description Merchants where the card cannot be used. */
      blockedMerchants?: string[] | null;
      /** @description Whether the card can be used at ATMs. */
      atmAccess?: boolean;
      /** @description Billing address of the card. The response has it inside `cardholder`. */
      billingAddress?: components["schemas"]["AddressInput"] | null;
      /**
       * @description BIN to issue the card from, by name rather than by number, such as `debit`.
       *
       *     Seen: "debit".
       *
       *     Not shown: allowed-values.
       */
      bin?: string;
      /**
       * @description Type of card to issue, such as `physical`.
       *
       *     Seen: "physical".
       *
       *     Not shown: allowed-values.
       */
      cardType?: string;
      /**
       * @description Currency of the card, such as `USD`.
       *
       *     Seen: "USD".
       *
       *     Not shown: allowed-values.
       */
      currency?: string;
      /** @description Business name to emboss on the card. */
      embossingBusiness?: string;
      /** @description Name of the person to emboss on the card. */
      embossingPerson?: string;
      /** @description Display name for the card. */
      label?: string;
      /** @description Spending limit of the card over one `limitInterval`. */
      limitAmount?: components["schemas"]["AmountOrUnset"];
      /**
       * @description Interval that `limitAmount` applies to, such as `allTime`.
       *
       *     Seen: "allTime".
       *
       *     Not shown: allowed-values.
       */
      limitInterval?: string;
      /** @description Where to ship the card. */
      shipping?: components["schemas"]["CardShippingInput"] | null;
    };
    /**
     * @description The contact to create. The platform adds the identifiers, timestamps, label, status, type, `last4` and `verified`.
     *
     *     Not shown: required-fields, field-validation.
     *
     *     Source: section 4.1.
     */
    CreateContactRequest: {
      /** @description Account to attach the contact to. */
      accountId?: components["schemas"]["AccountIdOrUnset"];
      /** @description Name of the person or business. */
      name?: string;
      /** @description Email address of the contact. */
      email?: string;
      /** @description Phone number of the contact in international format, with a leading `+`. */
      phone?: components["schemas"]["PhoneNumberOrUnset"];
      /** @description Bank details for ACH transfers. */
      ach?: components["schemas"]["ContactAchInput"] | null;
      /** @description Card details of the contact. */
      card?: components["schemas"]["ContactCardInput"] | null;
      /** @description Check details of the contact. */
      check?: components["schemas"]["ContactCheckInput"] | null;
      /** @description Bank details for wires. */
      wire?: components["schemas"]["ContactWireInput"] | null;
    };
    /**
     * @description Month in which a card expires, as two digits, or the empty string when none is set.
     *
     *     Source: section 2.6.
     */
    ExpiryMonthOrUnset: string;
    /**
     * @description Year in which a card expires, as four digits, or the empty string when none is set.
     *
     *     Source: section 2.6.
     */
    ExpiryYearOrUnset: string;
    /**
     * @description Configuration of a BIN at its issuer processor.
     *
     *     Source: section 2.3.
     */
    IssuerProcessorData: {
      /** @description Type of this data. Empty when unset. */
      "@type": string;
      /** @description Identifier of the configuration at the issuer processor. Empty when unset. */
      configId: components["schemas"]["ProcessorConfigIdOrUnset"];
      /**
       * @description Card themes. The shape of an entry is not shown, so any entry is accepted. `null` when unset.
       *
       *     Not shown: list-entry-shapes.
       */
      themes: unknown[] | null;
    };
    /**
     * @description Daily and monthly money limits for receiving and for sending. A limit that has no amount is the empty string.
     *
     *     Not shown: exceeded-limits, currency-of-amounts.
     *
     *     Source: section 2.5.
     */
    Limits: {
      /** @description Limits on money received. */
      receive: components["schemas"]["ReceiveLimits"];
      /** @description Limits on money sent. */
      send: components["schemas"]["SendLimits"];
    };
    /**
     * @description Money limits to set, for receiving and for sending.
     *
     *     Not shown: currency-of-amounts.
     *
     *     Source: section 4.4, 2.5.
     */
    LimitsInput: {
      /** @description Limits on money received. */
      receive?: components["schemas"]["ReceiveLimitsInput"] | null;
      /** @description Limits on money sent. */
      send?: components["schemas"]["SendLimitsInput"] | null;
    };
    /**
     * @description Whether one kind of record can be onboarded, and how many.
     *
     *     Not shown: exceeded-limits.
     *
     *     Source: section 2.3.
     */
    OnboardingAllowance: {
      /** @description Whether this kind of record can be onboarded. */
      enabled: boolean;
      /**
       * @description Maximum number of records of this kind. Empty when unset.
       *
       *     Source: section 8.
       */
      maxCount: string;
    };
    /**
     * @description Daily and monthly limits for one rail.
     *
     *     Source: section 2.5.
     */
    PeriodLimits: {
      /** @description Daily limit, as an amount. Empty when no amount is set. */
      daily: components["schemas"]["AmountOrUnset"];
      /** @description Monthly limit, as an amount. Empty when no amount is set. */
      monthly: components["schemas"]["AmountOrUnset"];
    };
    /**
     * @description Daily and monthly limits to set for one rail. When both were sent empty, the response was observed to hold the program's limits for that rail.
     *
     *     Not shown: partly-empty-limits.
     *
     *     Source: section 4.4, 2.5.
     */
    PeriodLimitsInput: {
      /** @description Daily limit, as an amount. May be empty. */
      daily?: components["schemas"]["AmountOrUnset"];
      /** @description Monthly limit, as an amount. May be empty. */
      monthly?: components["schemas"]["AmountOrUnset"];
    };
    /**
     * @description Identifier of a person, or the empty string when none is set.
     *
     *     Source: section 1.
     */
    PersonIdOrUnset: "" | `per-${string}`;
    /**
     * @description A phone number in international format, with a leading `+`, or the empty string when none is set.
     *
     *     Source: section 2.2.
     */
    PhoneNumberOrUnset: string;
    /**
     * @description Identifier of a configuration at a card processor, or the empty string when none is set.
     *
     *     Source: section 1.
     */
    ProcessorConfigIdOrUnset: "" | `pcc-${string}`;
    /**
     * @description The configuration that accounts belong to: rails, default limits, settings for cards and accounts, branding and notifications. A program holds credentials, so handle it as a secret.
     *
     *     Not shown: unlisted-fields.
     *
     *     Source: section 2.3.
     */
    Program: {
      /** @description Identifier of the program. */
      id: components["schemas"]["ProgramId"];
      /** @description Code of the program. Empty when unset. */
      code: string;
      /** @description Name of the product. Empty when unset. */
      productName: string;
      /**
       * @description Type of the program. Empty when unset.
       *
       *     Seen: "platform".
       *
       *     Not shown: allowed-values.
       */
      programType: string;
      /** @description Description of the program. Empty when unset. */
      description: string;
      /** @description Language of the program, as a language code. Empty when unset. */
      language: string;
      /**
       * @description State of the program. Empty when unset.
       *
       *     Seen: "active".
       *
       *     Not shown: full-sets-of-states, transitions.
       */
      status: string;
      /** @description When the program was created. Empty when unset. */
      createdAt: components["schemas"]["TimestampOrUnset"];
      /** @description When the program was last modified. Empty when unset. */
      modifiedAt: components["schemas"]["TimestampOrUnset"];
      /** @description IP addresses that are allowed. An empty list when there are none. */
      allowedIps: string[];
      /**
       * @description Subscription of the program. Only `null` has been observed and the shape is not shown, so any value is accepted.
       *
       *     Seen: null.
       *
       *     Not shown: program-open-shapes.
       */
      subscription: unknown;
      /** @description Settings for 3-D Secure (3DS). `null` when unset. */
      "3DS": components["schemas"]["ProgramThreeDomainSecure"] | null;
      /** @description Settings for the program's accounts. */
      bank: components["schemas"]["ProgramBank"];
      /** @description Billing contacts of the program. `null` when unset. */
      billing: components["schemas"]["ProgramBilling"] | null;
      /** @description Branding of the program. `null` when unset. */
      brand: components["schemas"]["ProgramBrand"] | null;
      /** @description Settings for the program's cards. */
      card: components["schemas"]["ProgramCard"];
      /** @description Company that the program belongs to. `null` when unset. */
      company: components["schemas"]["ProgramCompany"] | null;
      /** @description Fallback settings. What they control is not shown. `null` when unset. */
      fallback: components["schemas"]["ProgramFallback"] | null;
      /** @description Settings for identity verification. `null` when unset. */
      identity: components["schemas"]["ProgramIdentity"] | null;
      /** @description Settings for incoming ACH pulls. `null` when unset. */
      incoming: components["schemas"]["ProgramIncoming"] | null;
      /** @description Legal texts of the program. `null` when unset. */
      legal: components["schemas"]["ProgramLegal"] | null;
      /** @description Default money limits for the program's accounts, by direction and rail. */
      limits: components["schemas"]["Limits"];
      /** @description Settings for customers who are minors. `null` when unset. */
      minor: components["schemas"]["ProgramMinor"] | null;
      /** @description Notification settings of the program: channels, senders and provider credentials. */
      notification: components["schemas"]["ProgramNotification"];
      /** @description Which kinds of record can be onboarded, and how many of each. */
      onboarding: components["schemas"]["ProgramOnboarding"];
      /** @description Operations that are enabled for the program. `null` when unset. */
      ops: components["schemas"]["ProgramOps"] | null;
      /** @description Settings for linking bank accounts through an exchange service. */
      bankLinkExchange: components["schemas"]["BankLinkExchange"];
      /** @description Entries for real-time authorization. */
      realTimeAuth: components["schemas"]["RealTimeAuth"];
      /** @description Rails that the program can receive money on. */
      receive: components["schemas"]["ProgramReceive"];
      /** @description Reward settings. `null` when unset. */
      reward: components["schemas"]["ProgramReward"] | null;
      /** @description Rails that the program can send money on. */
      send: components["schemas"]["ProgramSend"];
      /** @description Daily and monthly limits on transactions received, by rail. */
      transactionLimits: components["schemas"]["TransactionLimits"];
    };
    /**
     * @description Account subtypes, each enabled or not. The source gives only their names; what each of them changes is not shown.
     *
     *     Not shown: field-meanings.
     *
     *     Source: section 2.3.
     */
    ProgramAccountSubTypes: {
      /** @description Whether the accruing subtype is enabled. */
      accrue: boolean;
      /** @description Whether the clearing subtype is enabled. */
      clearing: boolean;
      /** @description Whether the demand deposit account (DDA) subtype is enabled. */
      dda: boolean;
      /** @description Whether the interest subtype is enabled. */
      interest: boolean;
      /** @description Whether the reserve subtype is enabled. */
      reserve: boolean;
    };
    /**
     * @description Account types of the program, each enabled or not. Whether an account's `type` can have other values is not shown.
     *
     *     Source: section 2.3.
     */
    ProgramAccountTypes: {
      /** @description Whether business checking accounts are enabled. */
      businessChecking: boolean;
      /** @description Whether business savings accounts are enabled. */
      businessSavings: boolean;
      /** @description Whether card accounts are enabled. */
      cardAccount: boolean;
      /** @description Whether clearing accounts are enabled. */
      clearingAccount: boolean;
      /** @description Whether fallback accounts are enabled. */
      fallbackAccount: boolean;
      /** @description Whether funding accounts are enabled. */
      fundingAccount: boolean;
      /** @description Whether personal checking accounts are enabled. */
      personalChecking: boolean;
      /** @description Whether personal savings accounts are enabled. */
      personalSavings: boolean;
      /** @description Whether reserve accounts are enabled. */
      reserveAccount: boolean;
    };
    /**
     * @description Settings for the accounts of a program.
     *
     *     Not shown: currency-of-amounts.
     *
     *     Source: section 2.3.
     */
    ProgramBank: {
      /** @description Amount credited to an account when it is created. Empty when unset. */
      accountCreationCredit: components["schemas"]["AmountOrUnset"];
      /** @description Fees charged to an account. Empty when unset. */
      accountFees: components["schemas"]["AmountOrUnset"];
      /** @description Interest paid on an account, as an amount. Empty when unset. */
      accountInterest: components["schemas"]["AmountOrUnset"];
      /**
       * @description How often interest is paid. Empty when unset.
       *
       *     Seen: "monthly".
       *
       *     Not shown: allowed-values.
       */
      accountInterestFrequency: string;
      /** @description Account subtypes, each enabled or not. `null` when unset. */
      accountSubType: components["schemas"]["ProgramAccountSubTypes"] | null;
      /** @description Account types, each enabled or not. `null` when unset. */
      accountType: components["schemas"]["ProgramAccountTypes"] | null;
      /** @description Whether accounts have FDIC insurance. */
      fdicInsurance: boolean;
      /** @description Maximum number of accounts for businesses and for persons. */
      maxAccounts: components["schemas"]["ProgramMaxAccounts"];
      /** @description Name of the sponsor bank. Empty when unset. */
      sponsor: string;
    };
    /**
     * @description Billing settings of a program.
     *
     *     Source: section 2.3.
     */
    ProgramBilling: {
      /** @description People to contact about billing. `null` when unset. */
      contacts: components["schemas"]["ContactPerson"][] | null;
    };
    /**
     * @description Branding of a program: colors, logos, font and card artwork. The form of colors and artwork is not shown.
     *
     *     Source: section 2.3.
     */
    ProgramBrand: {
      /** @description Artwork for the front of physical cards. Empty when unset. */
      cardArtPhysical: string;
      /** @description Artwork for the back of physical cards. Empty when unset. */
      cardArtPhysicalBack: string;
      /** @description Artwork for the front of virtual cards. Empty when unset. */
      cardArtVirtual: string;
      /** @description Artwork for the back of virtual cards. Empty when unset. */
      cardArtVirtualBack: string;
      /** @description When the brand was created. Empty when unset. */
      createdAt: components["schemas"]["TimestampOrUnset"];
      /** @description Color of call-to-action (CTA) buttons. Empty when unset. */
      ctaColor: string;
      /** @description Color of the text on call-to-action (CTA) buttons. Empty when unset. */
      ctaTextColor: string;
      /** @description Color of call-to-action (CTA) buttons in dark mode. Empty when unset. */
      darkCtaColor: string;
      /** @description Color of the text on call-to-action (CTA) buttons in dark mode. Empty when unset. */
      darkCtaTextColor: string;
      /** @description Logo in landscape format for dark mode. Empty when unset. */
      darkLandscapeLogo: string;
      /** @description Primary color in dark mode. Empty when unset. */
      darkPrimaryColor: string;
      /** @description Color of text on the primary color in dark mode. Empty when unset. */
      darkPrimaryTextColor: string;
      /** @description Secondary color in dark mode. Empty when unset. */
      darkSecondaryColor: string;
      /** @description Logo in square format for dark mode. Empty when unset. */
      darkSquareLogo: string;
      /** @description Name of the font. Empty when unset. */
      fontName: string;
      /** @description URL of the font. Empty when unset. */
      fontURL: string;
      /** @description Identifier of the brand. Empty when unset. */
      id: components["schemas"]["BrandIdOrUnset"];
      /** @description Logo in landscape format. Empty when unset. */
      landscapeLogo: string;
      /** @description When the brand was last modified. Empty when unset. */
      modifiedAt: components["schemas"]["TimestampOrUnset"];
      /** @description Color of text on physical cards. Empty when unset. */
      physicalCardTextColor: string;
      /** @description Primary color of the brand. Empty when unset. */
      primaryColor: string;
      /** @description Color of text on the primary color. Empty when unset. */
      primaryTextColor: string;
      /** @description URL that users are redirected to. Empty when unset. */
      redirectUrl: string;
      /** @description Locale data for the SDK. `null` when unset. */
      sdkLocale: components["schemas"]["BrandSdkLocale"] | null;
      /** @description Theme of the SDK. `null` when unset. */
      sdkTheme: components["schemas"]["BrandSdkTheme"] | null;
      /** @description Secondary color of the brand. Empty when unset. */
      secondaryColor: string;
      /** @description Logo in square format. Empty when unset. */
      squareLogo: string;
      /** @description Email address for support. Empty when unset. */
      supportEmail: string;
      /** @description Color of text on virtual cards. Empty when unset. */
      virtualCardTextColor: string;
    };
    /**
     * @description Settings for the cards of a program.
     *
     *     Source: section 2.3.
     */
    ProgramCard: {
      /** @description BINs that the program issues cards from, by kind of card. `null` when unset. */
      bin: components["schemas"]["ProgramCardBins"] | null;
      /** @description Whether cards of each type can be issued, and how many. */
      type: components["schemas"]["ProgramCardTypes"];
    };
    /**
     * @description BINs of a program, one for each kind of card.
     *
     *     Source: section 2.3.
     */
    ProgramCardBins: {
      /** @description BIN for business credit cards. `null` when unset. */
      businessCredit: components["schemas"]["CardBin"] | null;
      /** @description BIN for business debit cards. `null` when unset. */
      businessDebit: components["schemas"]["CardBin"] | null;
      /** @description BIN for personal credit cards. `null` when unset. */
      personalCredit: components["schemas"]["CardBin"] | null;
      /** @description BIN for personal debit cards. `null` when unset. */
      personalDebit: components["schemas"]["CardBin"] | null;
    };
    /**
     * @description Card allowances of a program by card type. A new account was observed to start with the same counts and flags.
     *
     *     Source: section 2.3.
     */
    ProgramCardTypes: {
      /** @description Whether physical cards can be issued, and how many. */
      physical: components["schemas"]["CardAllowance"];
      /** @description Whether virtual cards can be issued, and how many. */
      virtual: components["schemas"]["CardAllowance"];
    };
    /**
     * @description Company that a program belongs to.
     *
     *     Source: section 2.3.
     */
    ProgramCompany: {
      /** @description Name of the company as used for ACH. Empty when unset. */
      achName: string;
      /** @description Address of the company. `null` when unset. */
      address: components["schemas"]["Address"] | null;
      /** @description Person to contact at the company. `null` when unset. */
      contact: components["schemas"]["ContactPerson"] | null;
      /** @description Description of the company. Empty when unset. */
      description: string;
      /** @description Internet domain of the company. Empty when unset. */
      domain: string;
      /** @description Legal entity type of the company. Empty when unset. */
      entityType: string;
      /** @description Name of the company. Empty when unset. */
      name: string;
      /** @description Subdomain for the program. Empty when unset. */
      subDomain: string;
      /** @description Taxpayer identification number (TIN) of the company. Empty when unset. */
      tin: string;
    };
    /**
     * @description Fallback settings of a program. What they control is not shown.
     *
     *     Not shown: field-meanings.
     *
     *     Source: section 2.3.
     */
    ProgramFallback: {
      /**
       * @description Fallback for originated transfers. Only `null` has been observed and the shape is not shown, so any value is accepted.
       *
       *     Seen: null.
       *
       *     Not shown: program-open-shapes.
       */
      originated: unknown;
      /**
       * @description Fallback for received transfers. Only `null` has been observed and the shape is not shown, so any value is accepted.
       *
       *     Seen: null.
       *
       *     Not shown: program-open-shapes.
       */
      received: unknown;
    };
    /**
     * @description Identifier of a program: the prefix `prg-` followed by a UUID-style string.
     *
     *     Not shown: identifier-tail.
     *
     *     Source: section 1.
     */
    ProgramId: `prg-${string}`;
    /**
     * @description Identifier of a program, or the empty string when none is set.
     *
     *     Source: section 1.
     */
    ProgramIdOrUnset: "" | `prg-${string}`;
    /**
     * @description Settings for identity verification.
     *
     *     Source: section 2.3.
     */
    ProgramIdentity: {
      /** @description Whether identity verification is enabled. */
      enabled: boolean;
      /** @description Identifier of the template for identity verification. Empty when unset. */
      templateId: string;
      /** @description Identifier of the theme for identity verification. Empty when unset. */
      themeId: string;
    };
    /**
     * @description Settings for transfers that others originate against accounts of the program.
     *
     *     Source: section 2.3.
     */
    ProgramIncoming: {
      /** @description Settings for incoming ACH pulls. `null` when unset. */
      achPull: components["schemas"]["ProgramIncomingAchPull"] | null;
    };
    /**
     * @description Which originators can pull money from accounts of the program by ACH.
     *
     *     Source: section 2.3.
     */
    ProgramIncomingAchPull: {
      /** @description Originators that are allowed to pull money. `null` when unset. */
      allowedOriginators: string[] | null;
      /** @description Originators that are blocked from pulling money. `null` when unset. */
      blockedOriginators: string[] | null;
      /** @description Whether incoming ACH pulls are enabled. */
      enabled: boolean;
      /** @description Route of the rail. Which values there are, and what they mean, is not shown. Empty when unset. */
      via: string;
    };
    /**
     * @description Legal texts of a program. Whether a field holds the text itself or a link to it is not shown.
     *
     *     Source: section 2.3.
     */
    ProgramLegal: {
      /** @description Legal text about the bank. Empty when unset. */
      bank: string;
      /** @description Disclosures to customers. Empty when unset. */
      disclosure: string;
      /** @description Help text for customers. Empty when unset. */
      help: string;
      /** @description Legal text about the program. Empty when unset. */
      program: string;
      /** @description Legal text about the platform. Empty when unset. */
      platform: string;
    };
    /**
     * @description Maximum number of accounts in a program, for businesses and for persons.
     *
     *     Not shown: exceeded-limits.
     *
     *     Source: section 2.3.
     */
    ProgramMaxAccounts: {
      /** @description Maximum number of business accounts, as a string that holds an integer. Empty when unset. */
      business: components["schemas"]["CountOrUnset"];
      /** @description Maximum number of personal accounts, as a string that holds an integer. Empty when unset. */
      personal: components["schemas"]["CountOrUnset"];
    };
    /**
     * @description Settings for customers who are minors.
     *
     *     Source: section 2.3.
     */
    ProgramMinor: {
      /** @description Settings for cards of minors. `null` when unset. */
      card: components["schemas"]["ProgramMinorCard"] | null;
    };
    /**
     * @description Settings for cards of minors.
     *
     *     Source: section 2.3.
     */
    ProgramMinorCard: {
      /** @description Whether cards can be issued to minors. */
      enabled: boolean;
      /** @description Whether Know Your Customer (KYC) verification is required for minors. */
      kycRequired: boolean;
    };
    /**
     * @description Notification settings of a program: which messages are sent, over which channel, and from which sender.
     *
     *     Not shown: events.
     *
     *     Source: section 2.3.
     */
    ProgramNotification: {
      /** @description Identifier (SID) of the message service. Empty when unset. */
      messageServiceSid: string;
      /** @description Email address that notifications are sent from. Empty when unset. */
      ntfSenderEmail: string;
      /** @description Name that notifications are sent under. Empty when unset. */
      ntfSenderName: string;
      /** @description Identifier of the segment. Empty when unset. */
      segmentId: string;
      /**
       * Format: password
       * @description **Credential.** API key at the email provider. Empty when unset.
       */
      emailProviderKey: string;
      /** @description Phone number that text messages are sent from. Empty when unset. */
      smsSenderNumber: string;
      /** @description Phone number that notifications of the platform are sent from. Empty when unset. */
      platformNtfSenderNumber: string;
      /** @description Identifier (SID) of the sender at the SMS provider. Empty when unset. */
      smsProviderSenderSid: string;
      /**
       * Format: password
       * @description **Credential.** Token of the sender at the SMS provider. Empty when unset.
       */
      smsProviderSenderToken: string;
      /** @description Whether notifications are sent by email. */
      ntfEmailEnabled: boolean;
      /** @description Whether notifications are sent by text message. */
      ntfSmsEnabled: boolean;
      /** @description Whether card messages are sent by email. */
      sendCardEmailEnabled: boolean;
      /** @description Whether card messages are sent by text message. */
      sendCardSmsEnabled: boolean;
      /** @description Whether statements are sent by email. */
      statementEmailEnabled: boolean;
      /** @description Whether webhook errors are reported by email. */
      webhookErrorEmailEnabled: boolean;
    };
    /**
     * @description Which kinds of record can be onboarded in a program, and how many of each.
     *
     *     Source: section 2.3.
     */
    ProgramOnboarding: {
      /** @description Onboarding of accounts. */
      account: components["schemas"]["OnboardingAllowance"];
      /** @description Onboarding of businesses. */
      business: components["schemas"]["OnboardingAllowance"];
      /** @description Onboarding of cards. */
      card: components["schemas"]["OnboardingAllowance"];
      /** @description Onboarding of families. */
      family: components["schemas"]["OnboardingAllowance"];
      /** @description Onboarding of persons. */
      person: components["schemas"]["OnboardingAllowance"];
    };
    /**
     * @description Operations that are enabled for a program. The source gives only their names; what each of them enables is not shown.
     *
     *     Not shown: field-meanings.
     *
     *     Source: section 2.3.
     */
    ProgramOps: {
      /** @description Whether bulk operations are enabled. */
      bulk: boolean;
      /** @description Whether debit pulls are enabled. */
      debitpull: boolean;
      /** @description Whether Know Your Business (KYB) verification is enabled. */
      kyb: boolean;
      /** @description Whether Know Your Customer (KYC) verification is enabled. */
      kyc: boolean;
    };
    /**
     * @description Rails that a program can receive money on.
     *
     *     Source: section 2.3.
     */
    ProgramReceive: {
      /** @description Receiving by ACH: whether it is enabled, and by which route (`via`). */
      ach: components["schemas"]["AchRouting"];
      /** @description Receiving by check: whether it is enabled, and by which route (`via`). */
      check: components["schemas"]["RailRouting"];
      /** @description Receiving by debit card: whether it is enabled, and by which route (`via`). */
      debitCard: components["schemas"]["RailRouting"];
      /** @description Receiving by intrabank transfer: whether it is enabled, and by which route (`via`). */
      intrabank: components["schemas"]["RailRouting"];
    };
    /**
     * @description Reward settings of a program.
     *
     *     Source: section 2.3.
     */
    ProgramReward: {
      /**
       * @description Rewards for cards. Only `null` has been observed and the shape is not shown, so any value is accepted.
       *
       *     Seen: null.
       *
       *     Not shown: program-open-shapes.
       */
      card: unknown;
    };
    /**
     * @description Rails that a program can send money on.
     *
     *     Source: section 2.3.
     */
    ProgramSend: {
      /** @description Sending by ACH: whether it is enabled, and by which route (`via`). */
      ach: components["schemas"]["AchRouting"];
      /** @description Sending by card: whether it is enabled, and by which route (`via`). */
      card: components["schemas"]["RailRouting"];
      /** @description Sending by check: whether it is enabled, and by which route (`via`). */
      check: components["schemas"]["RailRouting"];
      /** @description Sending across borders: whether it is enabled, and by which route (`via`). */
      crossBorder: components["schemas"]["RailRouting"];
      /** @description Sending by debit card: whether it is enabled, and by which route (`via`). */
      debitCard: components["schemas"]["RailRouting"];
      /** @description Sending by digital check: whether it is enabled, and by which route (`via`). */
      digitalCheck: components["schemas"]["RailRouting"];
      /** @description Sending by international wire: whether it is enabled, and by which route (`via`). */
      internationalWire: components["schemas"]["RailRouting"];
      /** @description Sending by intrabank transfer: whether it is enabled, and by which route (`via`). */
      intrabank: components["schemas"]["RailRouting"];
      /** @description Sending by physical card: whether it is enabled, and by which route (`via`). */
      physicalCard: components["schemas"]["RailRouting"];
      /** @description Sending by wire: whether it is enabled, and by which route (`via`). */
      wire: components["schemas"]["RailRouting"];
    };
    /**
     * @description Settings for one-time passwords (OTPs) in 3-D Secure.
     *
     *     Source: section 2.3.
     */
    ProgramSendOtp: {
      /** @description Whether one-time passwords are sent. */
      enabled: boolean;
      /** @description URL for sending one-time passwords. Empty when unset. */
      url: string;
    };
    /**
     * @description Settings for 3-D Secure (3DS), which can ask a cardholder to confirm an online card payment.
     *
     *     Source: section 2.3.
     */
    ProgramThreeDomainSecure: {
      /** @description Identifier of the challenge profile. Empty when unset. */
      challengeProfileId: string;
      /** @description Whether 3-D Secure is enabled. */
      enabled: boolean;
      /** @description Identifier of the institution. Empty when unset. */
      institutionId: string;
      /** @description Settings for one-time passwords (OTPs). `null` when unset. */
      sendOtp: components["schemas"]["ProgramSendOtp"] | null;
    };
    /**
     * @description Settings of one rail in a program.
     *
     *     Source: section 2.3.
     */
    RailRouting: {
      /** @description Whether the rail is enabled. */
      enabled: boolean;
      /**
       * @description Route of the rail. Which values there are, and what they mean, is not shown. Empty when unset.
       *
       *     Not shown: field-meanings.
       */
      via: string;
    };
    /**
     * @description Setting of one rail on an account.
     *
     *     Source: section 2.4.
     */
    RailSwitch: {
      /** @description Whether the rail is enabled. */
      enabled: boolean;
    };
    /**
     * @description Setting of one rail to change on an account.
     *
     *     Source: section 4.4.
     */
    RailSwitchInput: {
      /** @description Whether to enable the rail. */
      enabled?: boolean;
    };
    /**
     * @description Entries for real-time authorization. What they control is not shown.
     *
     *     Not shown: events, field-meanings.
     *
     *     Source: section 2.3.
     */
    RealTimeAuth: {
      /**
       * @description Entry for ACH. Only `null` has been observed and the shape is not shown, so any value is accepted.
       *
       *     Seen: null.
       *
       *     Not shown: program-open-shapes.
       */
      ach: unknown;
      /**
       * @description Entry for cards. Only `null` has been observed and the shape is not shown, so any value is accepted.
       *
       *     Seen: null.
       *
       *     Not shown: program-open-shapes.
       */
      card: unknown;
      /**
       * @description Entry for intrabank transfers. Only `null` has been observed and the shape is not shown, so any value is accepted.
       *
       *     Seen: null.
       *
       *     Not shown: program-open-shapes.
       */
      intrabank: unknown;
      /**
       * @description Entry for notifications. Only `null` has been observed and the shape is not shown, so any value is accepted.
       *
       *     Seen: null.
       *
       *     Not shown: program-open-shapes.
       */
      notification: unknown;
    };
    /**
     * @description The ACH pull to create.
     *
     *     Not shown: required-fields, field-validation.
     *
     *     Source: section 4.6.
     */
    ReceiveAchPullRequest: {
      /** @description Account that receives the money. */
      accountId?: components["schemas"]["AccountIdOrUnset"];
      /** @description Contact whose bank account the money is pulled from. */
      contactId?: components["schemas"]["ContactIdOrUnset"];
      /** @description Amount to pull. */
      amount?: components["schemas"]["AmountOrUnset"];
      /** @description Description of the transfer. */
      description?: string;
      /**
       * @description Type of the ACH pull, such as `sameDay`.
       *
       *     Seen: "sameDay".
       *
       *     Not shown: allowed-values.
       */
      type?: string;
    };
    /**
     * @description Limits on money received: overall and for each rail.
     *
     *     Source: section 2.5.
     */
    ReceiveLimits: {
      /** @description Overall daily limit on money received. Empty when no amount is set. */
      daily: components["schemas"]["AmountOrUnset"];
      /** @description Overall monthly limit on money received. Empty when no amount is set. */
      monthly: components["schemas"]["AmountOrUnset"];
      /** @description Limits on money received by ACH. */
      ach: components["schemas"]["PeriodLimits"];
      /** @description Limits on money received by check. */
      check: components["schemas"]["PeriodLimits"];
      /** @description Limits on money received by debit card. */
      debitCard: components["schemas"]["PeriodLimits"];
      /** @description Limits on money received by intrabank transfer. */
      intrabank: components["schemas"]["PeriodLimits"];
    };
    /**
     * @description Limits to set on money received: overall and for each rail.
     *
     *     Source: section 4.4, 2.5.
     */
    ReceiveLimitsInput: {
      /** @description Overall daily limit on money received. */
      daily?: components["schemas"]["AmountOrUnset"];
      /** @description Overall monthly limit on money received. */
      monthly?: components["schemas"]["AmountOrUnset"];
      /** @description Limits on money received by ACH. */
      ach?: components["schemas"]["PeriodLimitsInput"] | null;
      /** @description Limits on money received by check. */
      check?: components["schemas"]["PeriodLimitsInput"] | null;
      /** @description Limits on money received by debit card. */
      debitCard?: components["schemas"]["PeriodLimitsInput"] | null;
      /** @description Limits on money received by intrabank transfer. */
      intrabank?: components["schemas"]["PeriodLimitsInput"] | null;
    };
    /**
     * @description Limits on money sent: overall and for each rail.
     *
     *     Source: section 2.5.
     */
    SendLimits: {
      /** @description Overall daily limit on money sent. Empty when no amount is set. */
      daily: components["schemas"]["AmountOrUnset"];
      /** @description Overall monthly limit on money sent. Empty when no amount is set. */
      monthly: components["schemas"]["AmountOrUnset"];
      /** @description Limits on money sent by ACH. */
      ach: components["schemas"]["PeriodLimits"];
      /** @description Limits on money sent by card. */
      card: components["schemas"]["PeriodLimits"];
      /** @description Limits on money sent by check. */
      check: components["schemas"]["PeriodLimits"];
      /** @description Limits on money sent across borders. */
      crossBorder: components["schemas"]["PeriodLimits"];
      /** @description Limits on money sent by debit card. */
      debitCard: components["schemas"]["PeriodLimits"];
      /** @description Limits on money sent by domestic wire. */
      domesticWire: components["schemas"]["PeriodLimits"];
      /** @description Limits on money sent by international wire. */
      internationalWire: components["schemas"]["PeriodLimits"];
      /** @description Limits on money sent by intrabank transfer. */
      intrabank: components["schemas"]["PeriodLimits"];
    };
    /**
     * @description Limits to set on money sent: overall and for each rail. Unlike the response, the request has no `card` and `debitCard` groups.
     *
     *     Source: section 4.4, 2.5.
     */
    SendLimitsInput: {
      /** @description Overall daily limit on money sent. */
      daily?: components["schemas"]["AmountOrUnset"];
      /** @description Overall monthly limit on money sent. */
      monthly?: components["schemas"]["AmountOrUnset"];
      /** @description Limits on money sent by ACH. */
      ach?: components["schemas"]["PeriodLimitsInput"] | null;
      /** @description Limits on money sent by check. */
      check?: components["schemas"]["PeriodLimitsInput"] | null;
      /** @description Limits on money sent across borders. */
      crossBorder?: components["schemas"]["PeriodLimitsInput"] | null;
      /** @description Limits on money sent by domestic wire. */
      domesticWire?: components["schemas"]["PeriodLimitsInput"] | null;
      /** @description Limits on money sent by international wire. */
      internationalWire?: components["schemas"]["PeriodLimitsInput"] | null;
      /** @description Limits on money sent by intrabank transfer. */
      intrabank?: components["schemas"]["PeriodLimitsInput"] | null;
    };
    /**
     * @description The transfer of a check that was sent: a transfer whose `transferType` and `txnType` have fixed values.
     *
     *     Source: section 4.7.
     */
    SentCheck: components["schemas"]["Transfer"] & {
      /**
       * @description Kind of transfer. Always `physicalCheck` for a check that was sent.
       * @constant
       */
      transferType: "physicalCheck";
      /**
       * @description Type of the transaction. Always `debit` for a check that was sent.
       * @constant
       */
      txnType: "debit";
      /**
       * @description State of the transfer. Observed as `completed` in a check after its update. Empty when unset.
       *
       *     Seen: "completed".
       *
       *     Not shown: full-sets-of-states, transitions.
       */
      status?: string;
      /**
       * @description Type of service for the transfer. Observed only for an ACH pull. Empty when unset.
       *
       *     Not shown: allowed-values.
       */
      type?: string;
    };
    /**
     * @description Identifier of the shipment of a card, or the empty string when none is set.
     *
     *     Source: section 1.
     */
    ShippingIdOrUnset: "" | `shp-${string}`;
    /**
     * @description A time in UTC, to the second, in the ISO 8601 form `YYYY-MM-DDThh:mm:ssZ`, without fractions of a second.
     *
     *     Source: section 1.
     */
    Timestamp: string;
    /**
     * @description A time in UTC, to the second, in the ISO 8601 form `YYYY-MM-DDThh:mm:ssZ`, or the empty string when unset.
     *
     *     Source: section 1.
     */
    TimestampOrUnset: string;
    /**
     * @description Limits on the transactions of a program.
     *
     *     Not shown: exceeded-limits, currency-of-amounts.
     *
     *     Source: section 2.3.
     */
    TransactionLimits: {
      /** @description Limits on transactions received. */
      receive: components["schemas"]["TransactionReceiveLimits"];
    };
    /**
     * @description Limits on transactions received, by rail.
     *
     *     Source: section 2.3.
     */
    TransactionReceiveLimits: {
      /** @description Limits on transactions received by ACH. */
      ach: components["schemas"]["PeriodLimits"];
      /** @description Limits on transactions received by debit card. */
      debitCard: components["schemas"]["PeriodLimits"];
    };
    /**
     * @description A movement of money. An ACH pull and a check that was sent share this record.
     *
     *     Not shown: unlisted-fields.
     *
     *     Source: section 2.7.
     */
    Transfer: {
      /** @description Identifier of the transfer, assigned by the platform. */
      id: components["schemas"]["TransferId"];
      /** @description Account that the money moves into or out of. Empty when unset. */
      accountId: components["schemas"]["AccountIdOrUnset"];
      /** @description Contact on the other side of the transfer. Empty when unset. */
      contactId: components["schemas"]["ContactIdOrUnset"];
      /** @description Identifier of the parent transfer. Empty when unset. */
      parentTransferId: string;
      /** @description Identifier of the fallback transfer. Empty when unset. */
      fallbackTransferId: string;
      /** @description Amount of the transfer. */
      amount: components["schemas"]["Amount"];
      /** @description Amount on the destination side. Observed as `0.00` in both kinds of transfer. Empty when unset. */
      destinationAmount: components["schemas"]["AmountOrUnset"];
      /** @description Currency on the destination side. Empty when unset. */
      destinationCurrency: string;
      /**
       * @description Name of the counterparty. Empty when unset.
       *
       *     Not shown: counterparty-name.
       */
      name: string;
      /** @description Account number of the counterparty. For an ACH pull, copied from the contact's bank details. Empty when unset. */
      accountNumber: string;
      /** @description Type of the counterparty's bank account. For an ACH pull, copied from the contact's bank details. Empty when unset. */
      accountType: string;
      /** @description Name of the counterparty's bank. For an ACH pull, copied from the contact's bank details. Empty when unset. */
      bankName: string;
      /** @description Routing number of the counterparty's bank. For an ACH pull, copied from the contact's bank details. Empty when unset. */
      routingNumber: string;
      /**
       * @description IBAN of the counterparty. For an ACH pull, copied from the contact's bank details. Empty when unset.
       *
       *     Not shown: copied-bank-details.
       */
      iban: string;
      /**
       * @description BIN of the counterparty. For an ACH pull, copied from the contact's bank details. Empty when unset.
       *
       *     Not shown: copied-bank-details.
       */
      bin: string;
      /** @description Address of the counterparty. For a check, the check address; for an ACH pull, every field is empty. */
      address: components["schemas"]["Address"];
      /** @description Attachment to the transfer. What the text refers to is not shown. Empty when unset. */
      attachment: string;
      /** @description Code for the purpose of the payment. Empty when unset. */
      purposeCode: string;
      /**
       * @description Type of service for the transfer. `sameDay` in the ACH pull that was observed. Empty when unset.
       *
       *     Seen: "sameDay".
       *
       *     Not shown: allowed-values.
       */
      type: string;
      /**
       * @description Validity of the transfer. Its values and what they mean are not shown. Empty when unset.
       *
       *     Not shown: field-meanings.
       */
      valid: string;
      /** @description Title of the transfer. Empty when unset. */
      title: string;
      /** @description Description of the transfer. Empty when unset. */
      description: string;
      /**
       * @description Metadata of the transfer. `null` in the ACH pull that was observed; for a check, the object that was sent.
       *
       *     Not shown: metadata-shape.
       */
      metadata: components["schemas"]["TransferMetadata"] | null;
      /**
       * @description Card of the transfer. Only `null` has been observed and the shape is not shown, so any value is accepted.
       *
       *     Seen: null.
       *
       *     Not shown: transfer-card-shape.
       */
      card: unknown;
      /**
       * @description Code of the review condition that applies to the transfer. Empty when none applies. A review is not an error: it comes in a successful response.
       *
       *     Seen: "invalidCheckAddress".
       *
       *     Not shown: allowed-values.
       */
      reviewCode: string;
      /** @description Message that goes with `reviewCode`. Empty when no review condition applies. */
      reviewMessage: string;
      /**
       * @description State of the transfer. Observed as `pending` in a new ACH pull and `completed` in a check after its update. Empty when unset.
       *
       *     Seen: "pending", "completed".
       *
       *     Not shown: full-sets-of-states, transitions.
       */
      status: string;
      /**
       * @description Kind of transfer, such as `ach` or `physicalCheck`. Empty when unset.
       *
       *     Seen: "ach", "physicalCheck".
       *
       *     Not shown: allowed-values.
       */
      transferType: string;
      /**
       * @description Subtype of the transfer, such as `originated`. Empty when unset.
       *
       *     Seen: "originated".
       *
       *     Not shown: allowed-values.
       */
      transferSubType: string;
      /**
       * @description Type of the transaction. Observed as `credit` for an ACH pull; `debit` for a check that was sent. Empty when unset.
       *
       *     Seen: "credit", "debit".
       *
       *     Not shown: allowed-values.
       */
      txnType: string;
      /** @description When the transfer was created. Empty when unset. */
      createdAt: components["schemas"]["TimestampOrUnset"];
      /** @description When the transfer was last modified. Empty when unset. */
      modifiedAt: components["schemas"]["TimestampOrUnset"];
      /** @description When the money was transferred. Empty when unset. */
      transferredAt: components["schemas"]["TimestampOrUnset"];
    };
    /**
     * @description Identifier of a transfer: the prefix `tra-` followed by a UUID-style string.
     *
     *     Not shown: identifier-tail.
     *
     *     Source: section 1.
     */
    TransferId: `tra-${string}`;
    /**
     * @description Key-value pairs that you attach to a transfer. The keys `description` and `externalId`, both with text, have been observed; any others are accepted.
     *
     *     Source: section 4.7, 2.7.
     */
    TransferMetadata: {
      [key: string]: unknown;
    };
    /**
     * @description The settings to change on the account. In the request, `incoming` is next to `config`; in the response, it is inside `config`.
     *
     *     Not shown: required-fields, field-validation.
     *
     *     Source: section 4.4.
     */
    UpdateAccountRequest: {
      /** @description Card allowances, limits and rails to change. */
      config?: components["schemas"]["AccountConfigInput"] | null;
      /** @description Settings for incoming ACH pulls to change. */
      incoming?: components["schemas"]["AccountIncomingInput"] | null;
    };
    /**
     * @description The descriptive fields to change on a check that was sent.
     *
     *     Not shown: required-fields, field-validation.
     *
     *     Source: section 4.7.
     */
    UpdateSentCheckRequest: {
      /** @description New description of the transfer. */
      description?: string;
      /** @description New title of the transfer. */
      title?: string;
      /** @description New metadata of the transfer. */
      metadata?: components["schemas"]["TransferMetadata"] | null;
    };
  };
  responses: {
    /**
     * @description An error. Status codes and bodies of errors are not shown.
     *
     *     Not shown: errors.
     *
     *     Source: section 7.
     */
    Error: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
// prettier-ignore
export type $defs = Record<string, never>;
// prettier-ignore
export interface operations {
  retrieveProgram: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the program to retrieve.
         * @example prg-3b6f0c52-8d41-4f7e-9a20-5c1e7d904b13
         */
        programId: components["schemas"]["ProgramId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The body is the program. Which success status code the response has is not shown. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Program"];
        };
      };
      default: components["responses"]["Error"];
    };
  };
  createAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The account to create. Which fields are required is not shown. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateAccountRequest"];
      };
    };
    responses: {
      /** @description The account was created. The body is the account. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Account"];
        };
      };
      default: components["responses"]["Error"];
    };
  };
  updateAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the account to update.
         * @example acc-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64
         */
        accountId: components["schemas"]["AccountId"];
      };
      cookie?: never;
    };
    /** @description The configuration to change. Which fields are required is not shown. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["UpdateAccountRequest"];
      };
    };
    responses: {
      /** @description The account was updated. The body is the full account after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Account"];
        };
      };
      default: components["responses"]["Error"];
    };
  };
  createContact: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The contact to create. Which fields are required is not shown. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateContactRequest"];
      };
    };
    responses: {
      /** @description The contact was created. The body is the contact. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Contact"];
        };
      };
      default: components["responses"]["Error"];
    };
  };
  createCard: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The card to create. Which fields are required is not shown. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateCardRequest"];
      };
    };
    responses: {
      /** @description The card was created. The body is the card. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Card"];
        };
      };
      default: components["responses"]["Error"];
    };
  };
  receiveAchPull: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The ACH pull to create. Which fields are required is not shown. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["ReceiveAchPullRequest"];
      };
    };
    responses: {
      /** @description The ACH pull was created. The body is its transfer. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Transfer"];
        };
      };
      default: components["responses"]["Error"];
    };
  };
  updateSentCheck: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the check's transfer.
         * @example tra-e2907c4d-61b8-4a35-bd7f-0c94f81e26a5
         */
        transferId: components["schemas"]["TransferId"];
      };
      cookie?: never;
    };
    /** @description The descriptive fields to change. Which fields are required is not shown. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["UpdateSentCheckRequest"];
      };
    };
    responses: {
      /** @description The check was updated. The body is its transfer after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SentCheck"];
        };
      };
      default: components["responses"]["Error"];
    };
  };
}

/** Identifier of a business: the prefix `bus-` followed by a UUID-style string. */
// prettier-ignore
export type BusinessId = components['schemas']['BusinessId'];
/** Identifier of a person: the prefix `per-` followed by a UUID-style string. */
// prettier-ignore
export type PersonId = components['schemas']['PersonId'];
/** Identifier of a card BIN, the range of card numbers that a program issues from: the prefix `cbn-` followed by a UUID-style string. */
// prettier-ignore
export type BinId = components['schemas']['BinId'];
/** Identifier of a configuration at a card processor: the prefix `pcc-` followed by a UUID-style string. */
// prettier-ignore
export type ProcessorConfigId = components['schemas']['ProcessorConfigId'];
/** Identifier of the brand of a program: the prefix `pbr-` followed by a UUID-style string. */
// prettier-ignore
export type BrandId = components['schemas']['BrandId'];
/** Identifier of a cardholder: the prefix `chd-` followed by a UUID-style string. */
// prettier-ignore
export type CardholderId = components['schemas']['CardholderId'];
/** Identifier of the shipment of a card: the prefix `shp-` followed by a UUID-style string. */
// prettier-ignore
export type ShippingId = components['schemas']['ShippingId'];
/** An account of a program, with its balances and its own settings for cards, limits and rails. Section 6 of the source also mentions notification settings and real-time authorization entries on accounts, but does not show which fields hold them. */
// prettier-ignore
export type Account = components['schemas']['Account'];
/** How many cards of each type can be issued for the account. */
// prettier-ignore
export type AccountCardConfig = components['schemas']['AccountCardConfig'];
/** Card allowances to set on the account. */
// prettier-ignore
export type AccountCardConfigInput = components['schemas']['AccountCardConfigInput'];
/** Configuration of one account. In a new account, the card counts, limits and enabled flags were observed to equal those of its program. */
// prettier-ignore
export type AccountConfig = components['schemas']['AccountConfig'];
/** Configuration to change on an account. */
// prettier-ignore
export type AccountConfigInput = components['schemas']['AccountConfigInput'];
/** Fallback settings of an account. What they control is not shown. */
// prettier-ignore
export type AccountFallback = components['schemas']['AccountFallback'];
/** Identifier of an account: the prefix `acc-` followed by a UUID-style string. */
// prettier-ignore
export type AccountId = components['schemas']['AccountId'];
/** Identifier of an account, or the empty string when none is set. */
// prettier-ignore
export type AccountIdOrUnset = components['schemas']['AccountIdOrUnset'];
/** Settings for transfers that others originate against the account. */
// prettier-ignore
export type AccountIncoming = components['schemas']['AccountIncoming'];
/** Which originators can pull money from the account by ACH. */
// prettier-ignore
export type AccountIncomingAchPull = components['schemas']['AccountIncomingAchPull'];
/** Which originators can pull money from the account by ACH. */
// prettier-ignore
export type AccountIncomingAchPullInput = components['schemas']['AccountIncomingAchPullInput'];
/** Settings for transfers that others originate against the account. */
// prettier-ignore
export type AccountIncomingInput = components['schemas']['AccountIncomingInput'];
/** Rails that the account can receive money on. */
// prettier-ignore
export type AccountReceive = components['schemas']['AccountReceive'];
/** Rails to enable or disable for receiving money. */
// prettier-ignore
export type AccountReceiveInput = components['schemas']['AccountReceiveInput'];
/** Rails that the account can send money on. */
// prettier-ignore
export type AccountSend = components['schemas']['AccountSend'];
/** Rails to enable or disable for sending money. */
// prettier-ignore
export type AccountSendInput = components['schemas']['AccountSendInput'];
/** Settings of the ACH rail in a program. */
// prettier-ignore
export type AchRouting = components['schemas']['AchRouting'];
/** Settings of the ACH rail on an account. */
// prettier-ignore
export type AchSwitch = components['schemas']['AchSwitch'];
/** Settings of the ACH rail to change on an account. */
// prettier-ignore
export type AchSwitchInput = components['schemas']['AchSwitchInput'];
/** A postal address, as stored. */
// prettier-ignore
export type Address = components['schemas']['Address'];
/** A postal address to store. */
// prettier-ignore
export type AddressInput = components['schemas']['AddressInput'];
/** An amount of money, as a string that holds a decimal number with two fraction digits, such as `1250.00`. The string does not carry a currency. */
// prettier-ignore
export type Amount = components['schemas']['Amount'];
/** An amount of money, as a string that holds a decimal number with two fraction digits, or the empty string if it is not set. */
// prettier-ignore
export type AmountOrUnset = components['schemas']['AmountOrUnset'];
/** Settings for linking bank accounts through an exchange service. What each of them controls is not shown. */
// prettier-ignore
export type BankLinkExchange = components['schemas']['BankLinkExchange'];
/** Identifier of a card BIN, the range of card numbers that a program issues from, or the empty string when none is set. */
// prettier-ignore
export type BinIdOrUnset = components['schemas']['BinIdOrUnset'];
/** Identifier of the brand of a program, or the empty string when none is set. */
// prettier-ignore
export type BrandIdOrUnset = components['schemas']['BrandIdOrUnset'];
/** Locale data for the SDK. */
// prettier-ignore
export type BrandSdkLocale = components['schemas']['BrandSdkLocale'];
/** Theme of the SDK. */
// prettier-ignore
export type BrandSdkTheme = components['schemas']['BrandSdkTheme'];
/** Identifier of a business, or the empty string when none is set. */
// prettier-ignore
export type BusinessIdOrUnset = components['schemas']['BusinessIdOrUnset'];
/** A card that was issued against an account. */
// prettier-ignore
export type Card = components['schemas']['Card'];
/** Whether cards of one type can be issued, and how many. */
// prettier-ignore
export type CardAllowance = components['schemas']['CardAllowance'];
/** Whether cards of one type can be issued, and how many. */
// prettier-ignore
export type CardAllowanceInput = components['schemas']['CardAllowanceInput'];
/** A BIN: the range of card numbers that one kind of card is issued from. */
// prettier-ignore
export type CardBin = components['schemas']['CardBin'];
/** Identifier of a card: the prefix `crd-` followed by a UUID-style string. */
// prettier-ignore
export type CardId = components['schemas']['CardId'];
/** Shipment of a card. */
// prettier-ignore
export type CardShipping = components['schemas']['CardShipping'];
/** Where to ship the card. */
// prettier-ignore
export type CardShippingInput = components['schemas']['CardShippingInput'];
/** Person who holds a card. */
// prettier-ignore
export type Cardholder = components['schemas']['Cardholder'];
/** Identifier of a cardholder, or the empty string when none is set. */
// prettier-ignore
export type CardholderIdOrUnset = components['schemas']['CardholderIdOrUnset'];
/** A counterparty, with its details for bank transfers, cards, checks and wires. */
// prettier-ignore
export type Contact = components['schemas']['Contact'];
/** Bank details of a contact for ACH transfers, as stored. */
// prettier-ignore
export type ContactAch = components['schemas']['ContactAch'];
/** Bank details of a contact for ACH transfers. The platform adds `last4` and `verified`. */
// prettier-ignore
export type ContactAchInput = components['schemas']['ContactAchInput'];
/** Card details of a contact: an address. */
// prettier-ignore
export type ContactCard = components['schemas']['ContactCard'];
/** Card details of a contact: an address. */
// prettier-ignore
export type ContactCardInput = components['schemas']['ContactCardInput'];
/** Check details of a contact: an address. */
// prettier-ignore
export type ContactCheck = components['schemas']['ContactCheck'];
/** Check details of a contact: an address. */
// prettier-ignore
export type ContactCheckInput = components['schemas']['ContactCheckInput'];
/** Identifier of a contact: the prefix `con-` followed by a UUID-style string. */
// prettier-ignore
export type ContactId = components['schemas']['ContactId'];
/** Identifier of a contact, or the empty string when none is set. */
// prettier-ignore
export type ContactIdOrUnset = components['schemas']['ContactIdOrUnset'];
/** A person to contact at a company. */
// prettier-ignore
export type ContactPerson = components['schemas']['ContactPerson'];
/** Bank details of a contact for wires, as stored. */
// prettier-ignore
export type ContactWire = components['schemas']['ContactWire'];
/** Bank details of a contact for domestic wires, as stored. */
// prettier-ignore
export type ContactWireDomestic = components['schemas']['ContactWireDomestic'];
/** Bank details of a contact for domestic wires. The platform adds `last4`. */
// prettier-ignore
export type ContactWireDomesticInput = components['schemas']['ContactWireDomesticInput'];
/** Bank details of a contact for wires. */
// prettier-ignore
export type ContactWireInput = components['schemas']['ContactWireInput'];
/** Bank details of a contact for international wires, as stored. */
// prettier-ignore
export type ContactWireInternational = components['schemas']['ContactWireInternational'];
/** Bank details of a contact for international wires. */
// prettier-ignore
export type ContactWireInternationalInput = components['schemas']['ContactWireInternationalInput'];
/** A count, as a string that holds an integer, or the empty string when none is set. */
// prettier-ignore
export type CountOrUnset = components['schemas']['CountOrUnset'];
/** A two-letter country code, such as `US`, or the empty string if it is not set. */
// prettier-ignore
export type CountryCodeOrUnset = components['schemas']['CountryCodeOrUnset'];
/** The account to create. */
// prettier-ignore
export type CreateAccountRequest = components['schemas']['CreateAccountRequest'];
/** The card to create. */
// prettier-ignore
export type CreateCardRequest = components['schemas']['CreateCardRequest'];
/** The contact to create. The platform adds the identifiers, timestamps, label, status, type, `last4` and `verified`. */
// prettier-ignore
export type CreateContactRequest = components['schemas']['CreateContactRequest'];
/** Month in which a card expires, as two digits, or the empty string when none is set. */
// prettier-ignore
export type ExpiryMonthOrUnset = components['schemas']['ExpiryMonthOrUnset'];
/** Year in which a card expires, as four digits, or the empty string when none is set. */
// prettier-ignore
export type ExpiryYearOrUnset = components['schemas']['ExpiryYearOrUnset'];
/** Configuration of a BIN at its issuer processor. */
// prettier-ignore
export type IssuerProcessorData = components['schemas']['IssuerProcessorData'];
/** Daily and monthly money limits for receiving and for sending. A limit that has no amount is the empty string. */
// prettier-ignore
export type Limits = components['schemas']['Limits'];
/** Money limits to set, for receiving and for sending. */
// prettier-ignore
export type LimitsInput = components['schemas']['LimitsInput'];
/** Whether one kind of record can be onboarded, and how many. */
// prettier-ignore
export type OnboardingAllowance = components['schemas']['OnboardingAllowance'];
/** Daily and monthly limits for one rail. */
// prettier-ignore
export type PeriodLimits = components['schemas']['PeriodLimits'];
/** Daily and monthly limits to set for one rail. When both were sent empty, the response was observed to hold the program's limits for that rail. */
// prettier-ignore
export type PeriodLimitsInput = components['schemas']['PeriodLimitsInput'];
/** Identifier of a person, or the empty string when none is set. */
// prettier-ignore
export type PersonIdOrUnset = components['schemas']['PersonIdOrUnset'];
/** A phone number in international format, with a leading `+`, or the empty string when none is set. */
// prettier-ignore
export type PhoneNumberOrUnset = components['schemas']['PhoneNumberOrUnset'];
/** Identifier of a configuration at a card processor, or the empty string when none is set. */
// prettier-ignore
export type ProcessorConfigIdOrUnset = components['schemas']['ProcessorConfigIdOrUnset'];
/** The configuration that accounts belong to: rails, default limits, settings for cards and accounts, branding and notifications. A program holds credentials, so handle it as a secret. */
// prettier-ignore
export type Program = components['schemas']['Program'];
/** Account subtypes, each enabled or not. The source gives only their names; what each of them changes is not shown. */
// prettier-ignore
export type ProgramAccountSubTypes = components['schemas']['ProgramAccountSubTypes'];
/** Account types of the program, each enabled or not. Whether an account's `type` can have other values is not shown. */
// prettier-ignore
export type ProgramAccountTypes = components['schemas']['ProgramAccountTypes'];
/** Settings for the accounts of a program. */
// prettier-ignore
export type ProgramBank = components['schemas']['ProgramBank'];
/** Billing settings of a program. */
// prettier-ignore
export type ProgramBilling = components['schemas']['ProgramBilling'];
/** Branding of a program: colors, logos, font and card artwork. The form of colors and artwork is not shown. */
// prettier-ignore
export type ProgramBrand = components['schemas']['ProgramBrand'];
/** Settings for the cards of a program. */
// prettier-ignore
export type ProgramCard = components['schemas']['ProgramCard'];
/** BINs of a program, one for each kind of card. */
// prettier-ignore
export type ProgramCardBins = components['schemas']['ProgramCardBins'];
/** Card allowances of a program by card type. A new account was observed to start with the same counts and flags. */
// prettier-ignore
export type ProgramCardTypes = components['schemas']['ProgramCardTypes'];
/** Company that a program belongs to. */
// prettier-ignore
export type ProgramCompany = components['schemas']['ProgramCompany'];
/** Fallback settings of a program. What they control is not shown. */
// prettier-ignore
export type ProgramFallback = components['schemas']['ProgramFallback'];
/** Identifier of a program: the prefix `prg-` followed by a UUID-style string. */
// prettier-ignore
export type ProgramId = components['schemas']['ProgramId'];
/** Identifier of a program, or the empty string when none is set. */
// prettier-ignore
export type ProgramIdOrUnset = components['schemas']['ProgramIdOrUnset'];
/** Settings for identity verification. */
// prettier-ignore
export type ProgramIdentity = components['schemas']['ProgramIdentity'];
/** Settings for transfers that others originate against accounts of the program. */
// prettier-ignore
export type ProgramIncoming = components['schemas']['ProgramIncoming'];
/** Which originators can pull money from accounts of the program by ACH. */
// prettier-ignore
export type ProgramIncomingAchPull = components['schemas']['ProgramIncomingAchPull'];
/** Legal texts of a program. Whether a field holds the text itself or a link to it is not shown. */
// prettier-ignore
export type ProgramLegal = components['schemas']['ProgramLegal'];
/** Maximum number of accounts in a program, for businesses and for persons. */
// prettier-ignore
export type ProgramMaxAccounts = components['schemas']['ProgramMaxAccounts'];
/** Settings for customers who are minors. */
// prettier-ignore
export type ProgramMinor = components['schemas']['ProgramMinor'];
/** Settings for cards of minors. */
// prettier-ignore
export type ProgramMinorCard = components['schemas']['ProgramMinorCard'];
/** Notification settings of a program: which messages are sent, over which channel, and from which sender. */
// prettier-ignore
export type ProgramNotification = components['schemas']['ProgramNotification'];
/** Which kinds of record can be onboarded in a program, and how many of each. */
// prettier-ignore
export type ProgramOnboarding = components['schemas']['ProgramOnboarding'];
/** Operations that are enabled for a program. The source gives only their names; what each of them enables is not shown. */
// prettier-ignore
export type ProgramOps = components['schemas']['ProgramOps'];
/** Rails that a program can receive money on. */
// prettier-ignore
export type ProgramReceive = components['schemas']['ProgramReceive'];
/** Reward settings of a program. */
// prettier-ignore
export type ProgramReward = components['schemas']['ProgramReward'];
/** Rails that a program can send money on. */
// prettier-ignore
export type ProgramSend = components['schemas']['ProgramSend'];
/** Settings for one-time passwords (OTPs) in 3-D Secure. */
// prettier-ignore
export type ProgramSendOtp = components['schemas']['ProgramSendOtp'];
/** Settings for 3-D Secure (3DS), which can ask a cardholder to confirm an online card payment. */
// prettier-ignore
export type ProgramThreeDomainSecure = components['schemas']['ProgramThreeDomainSecure'];
/** Settings of one rail in a program. */
// prettier-ignore
export type RailRouting = components['schemas']['RailRouting'];
/** Setting of one rail on an account. */
// prettier-ignore
export type RailSwitch = components['schemas']['RailSwitch'];
/** Setting of one rail to change on an account. */
// prettier-ignore
export type RailSwitchInput = components['schemas']['RailSwitchInput'];
/** Entries for real-time authorization. What they control is not shown. */
// prettier-ignore
export type RealTimeAuth = components['schemas']['RealTimeAuth'];
/** The ACH pull to create. */
// prettier-ignore
export type ReceiveAchPullRequest = components['schemas']['ReceiveAchPullRequest'];
/** Limits on money received: overall and for each rail. */
// prettier-ignore
export type ReceiveLimits = components['schemas']['ReceiveLimits'];
/** Limits to set on money received: overall and for each rail. */
// prettier-ignore
export type ReceiveLimitsInput = components['schemas']['ReceiveLimitsInput'];
/** Limits on money sent: overall and for each rail. */
// prettier-ignore
export type SendLimits = components['schemas']['SendLimits'];
/** Limits to set on money sent: overall and for each rail. Unlike the response, the request has no `card` and `debitCard` groups. */
// prettier-ignore
export type SendLimitsInput = components['schemas']['SendLimitsInput'];
/** The transfer of a check that was sent: a transfer whose `transferType` and `txnType` have fixed values. */
// prettier-ignore
export type SentCheck = components['schemas']['SentCheck'];
/** Identifier of the shipment of a card, or the empty string when none is set. */
// prettier-ignore
export type ShippingIdOrUnset = components['schemas']['ShippingIdOrUnset'];
/** A time in UTC, to the second, in the ISO 8601 form `YYYY-MM-DDThh:mm:ssZ`, without fractions of a second. */
// prettier-ignore
export type Timestamp = components['schemas']['Timestamp'];
/** A time in UTC, to the second, in the ISO 8601 form `YYYY-MM-DDThh:mm:ssZ`, or the empty string when unset. */
// prettier-ignore
export type TimestampOrUnset = components['schemas']['TimestampOrUnset'];
/** Limits on the transactions of a program. */
// prettier-ignore
export type TransactionLimits = components['schemas']['TransactionLimits'];
/** Limits on transactions received, by rail. */
// prettier-ignore
export type TransactionReceiveLimits = components['schemas']['TransactionReceiveLimits'];
/** A movement of money. An ACH pull and a check that was sent share this record. */
// prettier-ignore
export type Transfer = components['schemas']['Transfer'];
/** Identifier of a transfer: the prefix `tra-` followed by a UUID-style string. */
// prettier-ignore
export type TransferId = components['schemas']['TransferId'];
/** Key-value pairs that you attach to a transfer. The keys `description` and `externalId`, both with text, have been observed; any others are accepted. */
// prettier-ignore
export type TransferMetadata = components['schemas']['TransferMetadata'];
/** The settings to change on the account. In the request, `incoming` is next to `config`; in the response, it is inside `config`. */
// prettier-ignore
export type UpdateAccountRequest = components['schemas']['UpdateAccountRequest'];
/** The descriptive fields to change on a check that was sent. */
// prettier-ignore
export type UpdateSentCheckRequest = components['schemas']['UpdateSentCheckRequest'];
