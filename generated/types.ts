// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

export interface paths {
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
     * @description Stores a counterparty together with its bank, card, check and wire details. The answer repeats what was sent and adds what the platform decides: the identifiers, the label, status and type, the times, the last four characters of the ACH and domestic wire account numbers, and whether the bank details are verified.
     *
     *     Not shown: create-contact-headers.
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
  "/v1/program/{programId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Retrieve a program
     * @description Reads the whole configuration of a program: rails, limits, card and account settings, branding and notifications. Some fields hold credentials of the program, so treat the answer as a secret.
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
     * @description Opens an account for a business. The balance, pending amounts, fees and interest of a new account were seen at `0.00`, and it was seen to start with its program's card counts, limits and enabled flags.
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
     * @description Changes card counts, limits, enabled rails and the originators that may pull money from the account. The allowed originators travel beside `config` in the request, yet come back inside `config` in the answer. A group of limits sent with empty `daily` and `monthly` was seen to come back with the program's amounts for that group.
     *
     *     Source: section 4.4.
     */
    patch: operations["updateAccount"];
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
     * @description Issues a card against an account, with its spending limit, its allowed merchant categories and blocked merchants, and the address it ships to. A new card was seen waiting for activation, its shipping pending.
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
     * @description Pulls money by ACH from a contact's bank account into one of your accounts. The transfer carries a copy of the contact's bank details and was seen `pending` at first. **This moves money**; whether a repeated call is recognised is not shown.
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
     * Update a check sent
     * @description Changes the title, the description and the metadata of a check that was sent. Amount, counterparty and address are not among the fields that can be sent.
     *
     *     Source: section 4.7.
     */
    patch: operations["updateSentCheck"];
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * @description Identifies a business: the kind prefix `bus-` and a UUID-style tail.
     *
     *     Source: section 1.
     */
    BusinessId: `bus-${string}`;
    /**
     * @description Identifies a person: the kind prefix `per-` and a UUID-style tail.
     *
     *     Source: section 1.
     */
    PersonId: `per-${string}`;
    /**
     * @description Identifies a card BIN (the number range that a program's cards come from): the kind prefix `cbn-` and a UUID-style tail.
     *
     *     Source: section 1.
     */
    BinId: `cbn-${string}`;
    /**
     * @description Identifies a configuration at the card processor: the kind prefix `pcc-` and a UUID-style tail.
     *
     *     Source: section 1.
     */
    ProcessorConfigId: `pcc-${string}`;
    /**
     * @description A bank account of a program, with its balances and its own settings. That accounts carry notification settings and entries for real-time authorisation is stated (section 6); where they stand in the record is not shown.
     *
     *     Not shown: account-notification-settings.
     *
     *     Source: section 2.4.
     */
    Account: {
      /** @description Identifies the account. */
      id: components["schemas"]["AccountId"];
      /** @description The program that the account belongs to. */
      programId: components["schemas"]["ProgramId"];
      /** @description The business that holds the account. */
      businessId: components["schemas"]["BusinessIdOrUnset"];
      /** @description The person who created it. */
      createdPersonId: components["schemas"]["PersonIdOrUnset"];
      /** @description The family that the account belongs to. Empty when unset. */
      familyId: string;
      /** @description Display name. */
      label: string;
      /**
       * @description Kind of account. The program's `bank.accountType` lists the types on offer.
       *
       *     Seen: "businessChecking".
       *
       *     Not shown: allowed-values.
       */
      type: string;
      /**
       * @description State of the account.
       *
       *     Seen: "active".
       *
       *     Not shown: full-sets-of-states.
       */
      status: string;
      /** @description Whether the terms were accepted. */
      acceptedTerms: boolean;
      /** @description Account number. */
      accountNumber: string;
      /** @description Routing number. */
      routingNumber: string;
      /** @description Name of the sponsor bank. */
      sponsorBankName: string;
      /**
       * @description Currency of the account.
       *
       *     Seen: "USD".
       */
      currency: string;
      /**
       * @description How often interest is paid.
       *
       *     Seen: "monthly".
       */
      accountInterestFrequency: string;
      /** @description Money that can be spent. Seen as `0.00` on creation. */
      availableBalance: components["schemas"]["Amount"];
      /** @description Money on its way in. Seen as `0.00` on creation. */
      pendingCredit: components["schemas"]["Amount"];
      /** @description Money on its way out. Seen as `0.00` on creation. */
      pendingDebit: components["schemas"]["Amount"];
      /** @description Fees charged. Seen as `0.00` on creation. */
      fees: components["schemas"]["AmountOrUnset"];
      /** @description Interest earned. Seen as `0.00` on creation. */
      interest: components["schemas"]["AmountOrUnset"];
      /** @description Whether the account is verified. `false` on creation. */
      isVerified: boolean;
      /** @description When the account was verified. Empty when it is not. */
      verifiedAt: components["schemas"]["TimestampOrUnset"];
      /** @description When the account was created. */
      createdAt: components["schemas"]["Timestamp"];
      /** @description When the account was last changed. Seen later than `createdAt` after an update. */
      modifiedAt: components["schemas"]["TimestampOrUnset"];
      /**
       * @description Seen as `null`; its shape is not shown, so any value is allowed.
       *
       *     Seen: null.
       *
       *     Not shown: metadata-shape.
       *
       *     Source: section 2.2.
       */
      metadata: unknown;
      /** @description The account's own settings. */
      config: components["schemas"]["AccountConfig"];
    };
    /**
     * @description Card allowances of the account, by kind of card.
     *
     *     Source: section 2.4.
     */
    AccountCardConfig: {
      /** @description Physical cards. */
      physical: components["schemas"]["CardAllowance"];
      /** @description Virtual cards. */
      virtual: components["schemas"]["CardAllowance"];
    };
    /**
     * @description Card allowances to set, by kind of card.
     *
     *     Source: section 4.4.
     */
    AccountCardConfigInput: {
      /** @description Physical cards. */
      physical?: components["schemas"]["CardAllowanceInput"];
      /** @description Virtual cards. */
      virtual?: components["schemas"]["CardAllowanceInput"];
    };
    /**
     * @description The account's own settings. A new account was seen to start with its program's card counts, limits and enabled flags.
     *
     *     Source: section 2.4.
     */
    AccountConfig: {
      /** @description Card allowances. */
      card: components["schemas"]["AccountCardConfig"];
      /** @description Fallback settings; `null` when unset. */
      fallback: components["schemas"]["AccountFallback"] | null;
      /** @description Incoming ACH pulls; `null` when unset. */
      incoming: components["schemas"]["AccountIncoming"] | null;
      /** @description Money limits. */
      limits: components["schemas"]["Limits"];
      /** @description Rails to receive on. */
      receive: components["schemas"]["AccountReceive"];
      /** @description Rails to send on. */
      send: components["schemas"]["AccountSend"];
    };
    /**
     * @description Settings to change.
     *
     *     Source: section 4.4.
     */
    AccountConfigInput: {
      /** @description Card allowances. */
      card?: components["schemas"]["AccountCardConfigInput"];
      /** @description Money limits. */
      limits?: components["schemas"]["LimitsInput"];
      /** @description Rails to receive on. */
      receive?: components["schemas"]["AccountReceiveInput"];
      /** @description Rails to send on. */
      send?: components["schemas"]["AccountSendInput"];
    };
    /**
     * @description Fallback settings. Their meaning is not shown.
     *
     *     Source: section 2.4.
     */
    AccountFallback: {
      /**
       * @description Seen as `null`; the shape is not shown, so any value is allowed.
       *
       *     Seen: null.
       *
       *     Not shown: program-open-shapes.
       */
      received: unknown;
    };
    /**
     * @description Identifies an account: the kind prefix `acc-` and a UUID-style tail.
     *
     *     Source: section 1.
     */
    AccountId: `acc-${string}`;
    /**
     * @description Identifies an account, or the empty string when there is none.
     *
     *     Source: section 1.
     */
    AccountIdOrUnset: "" | `acc-${string}`;
    /**
     * @description Incoming ACH pulls.
     *
     *     Source: section 2.4.
     */
    AccountIncoming: {
      /** @description ACH pulls; `null` when unset. */
      achPull: components["schemas"]["AccountIncomingAchPull"] | null;
    };
    /**
     * @description Who may pull money by ACH from the account.
     *
     *     Source: section 2.4.
     */
    AccountIncomingAchPull: {
      /** @description Originators that may pull money; `null` when no list is set. */
      allowedOriginators: string[] | null;
      /** @description Originators that may not pull money; `null` when no list is set. */
      blockedOriginators: string[] | null;
      /** @description Whether ACH pulls by others are accepted. */
      enabled: boolean;
    };
    /**
     * @description Who may pull money by ACH from the account.
     *
     *     Source: section 4.4.
     */
    AccountIncomingAchPullInput: {
      /** @description Originators that may pull money. */
      allowedOriginators?: string[] | null;
    };
    /**
     * @description Incoming ACH pulls.
     *
     *     Source: section 4.4.
     */
    AccountIncomingInput: {
      /** @description ACH pulls. */
      achPull?: components["schemas"]["AccountIncomingAchPullInput"] | null;
    };
    /**
     * @description Rails on which the account can receive money.
     *
     *     Source: section 2.4.
     */
    AccountReceive: {
      /** @description ACH transfers. */
      ach: components["schemas"]["AchSwitch"];
      /** @description Checks. */
      check: components["schemas"]["RailSwitch"];
      /** @description Debit cards. */
      debitCard: components["schemas"]["RailSwitch"];
      /** @description Transfers inside the bank. */
      intrabank: components["schemas"]["RailSwitch"];
    };
    /**
     * @description Rails on which the account is to receive money.
     *
     *     Source: section 4.4.
     */
    AccountReceiveInput: {
      /** @description ACH transfers. */
      ach?: components["schemas"]["AchSwitchInput"];
      /** @description Checks. */
      check?: components["schemas"]["RailSwitchInput"];
      /** @description Debit cards. */
      debitCard?: components["schemas"]["RailSwitchInput"];
      /** @description Transfers inside the bank. */
      intrabank?: components["schemas"]["RailSwitchInput"];
    };
    /**
     * @description Rails on which the account can send money.
     *
     *     Source: section 2.4.
     */
    AccountSend: {
      /** @description ACH transfers. */
      ach: components["schemas"]["AchSwitch"];
      /** @description Cards. */
      card: components["schemas"]["RailSwitch"];
      /** @description Checks. */
      check: components["schemas"]["RailSwitch"];
      /** @description Cross-border payments. */
      crossBorder: components["schemas"]["RailSwitch"];
      /** @description Debit cards. */
      debitCard: components["schemas"]["RailSwitch"];
      /** @description Digital checks. */
      digitalCheck: components["schemas"]["RailSwitch"];
      /** @description Wires across borders. */
      internationalWire: components["schemas"]["RailSwitch"];
      /** @description Transfers inside the bank. */
      intrabank: components["schemas"]["RailSwitch"];
      /** @description Physical cards. */
      physicalCard: components["schemas"]["RailSwitch"];
      /** @description Wires. */
      wire: components["schemas"]["RailSwitch"];
    };
    /**
     * @description Rails on which the account is to send money.
     *
     *     Source: section 4.4.
     */
    AccountSendInput: {
      /** @description ACH transfers. */
      ach?: components["schemas"]["AchSwitchInput"];
      /** @description Cards. */
      card?: components["schemas"]["RailSwitchInput"];
      /** @description Checks. */
      check?: components["schemas"]["RailSwitchInput"];
      /** @description Cross-border payments. */
      crossBorder?: components["schemas"]["RailSwitchInput"];
      /** @description Debit cards. */
      debitCard?: components["schemas"]["RailSwitchInput"];
      /** @description Digital checks. */
      digitalCheck?: components["schemas"]["RailSwitchInput"];
      /** @description Wires across borders. */
      internationalWire?: components["schemas"]["RailSwitchInput"];
      /** @description Transfers inside the bank. */
      intrabank?: components["schemas"]["RailSwitchInput"];
      /** @description Physical cards. */
      physicalCard?: components["schemas"]["RailSwitchInput"];
      /** @description Wires. */
      wire?: components["schemas"]["RailSwitchInput"];
    };
    /**
     * @description Whether ACH is on in the program, and what carries it out.
     *
     *     Source: section 2.3.
     */
    AchRouting: {
      /** @description Whether the rail is on. */
      enabled: boolean;
      /** @description Whether same-day ACH is on. */
      sameDay: boolean;
      /** @description What carries the rail out. Which values there are is not shown. */
      via: string;
    };
    /**
     * @description Whether ACH is on for the account.
     *
     *     Source: section 2.4.
     */
    AchSwitch: {
      /** @description Whether the rail is on. */
      enabled: boolean;
      /** @description Whether same-day ACH is on. */
      sameDay: boolean;
    };
    /**
     * @description Turns ACH on or off for the account.
     *
     *     Source: section 2.4.
     */
    AchSwitchInput: {
      /** @description Whether the rail is on. */
      enabled?: boolean;
      /** @description Whether same-day ACH is on. */
      sameDay?: boolean;
    };
    /**
     * @description A postal address. A part that is unset holds the empty string.
     *
     *     Source: section 2.1.
     */
    Address: {
      /**
       * @description What the address is used for. Empty when unset.
       *
       *     Seen: "card", "check", "wire", "billing", "shipping", "mailing".
       */
      addressType: string;
      /** @description Street and number. */
      line1: string;
      /** @description Flat, floor or suite. May be empty. */
      line2: string;
      /** @description City or town. */
      city: string;
      /** @description State or province. Empty for addresses outside the United States. */
      state: string;
      /** @description Postal or ZIP code. */
      postalCode: string;
      /** @description Country, as a two-letter code. */
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
       */
      addressType?: string;
      /** @description Street and number. */
      line1?: string;
      /** @description Flat, floor or suite. May be empty. */
      line2?: string;
      /** @description City or town. */
      city?: string;
      /** @description State or province. Empty for addresses outside the United States. */
      state?: string;
      /** @description Postal or ZIP code. */
      postalCode?: string;
      /** @description Country, as a two-letter code. */
      country?: components["schemas"]["CountryCodeOrUnset"];
    };
    /**
     * @description An amount of money: a decimal number with two fraction digits, written as a string so that no digit is lost. The currency stands in a field of its own, if at all.
     *
     *     Source: section 1.
     */
    Amount: string;
    /**
     * @description An amount of money with two fraction digits, written as a string; empty if none was set.
     *
     *     Source: section 1.
     */
    AmountOrUnset: string;
    /**
     * @description Bank link exchange.
     *
     *     Source: section 2.3.
     */
    BankLinkExchange: {
      /** @description Client id of the exchange. Empty when unset. */
      clientId: string;
      /** @description **Credential.** Client secret of the exchange. Empty when unset. */
      clientSecret: string;
      /**
       * @description Seen as `null`; its shape is not shown, so any value is allowed.
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
     * @description Identifies a card BIN (the number range that a program's cards come from), or the empty string when there is none.
     *
     *     Source: section 1.
     */
    BinIdOrUnset: "" | `cbn-${string}`;
    /**
     * @description Identifies the brand of a program: the kind prefix `pbr-` and a UUID-style tail.
     *
     *     Source: section 1.
     */
    BrandId: `pbr-${string}`;
    /**
     * @description Locale data of the SDK.
     *
     *     Source: section 2.3.
     */
    BrandSdkLocale: {
      /**
       * @description Entries, of a shape that is not shown; `null` when unset.
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
      /** @description Whether the theme is used. */
      enabled: boolean;
      /** @description Address of the theme. Empty when unset. */
      themeURL: string;
    };
    /**
     * @description Identifies a business, or the empty string when there is none.
     *
     *     Source: section 1.
     */
    BusinessIdOrUnset: "" | `bus-${string}`;
    /**
     * @description A card, issued against an account.
     *
     *     Source: section 2.6.
     */
    Card: {
      /** @description Identifies the card. */
      id: components["schemas"]["CardId"];
      /** @description The account that the card spends from. */
      accountId: components["schemas"]["AccountId"];
      /** @description The business that holds the account. */
      businessId: components["schemas"]["BusinessIdOrUnset"];
      /** @description The program that the card belongs to. */
      programId: components["schemas"]["ProgramId"];
      /** @description The person who created it. */
      createdPersonId: components["schemas"]["PersonIdOrUnset"];
      /** @description The family that the card belongs to. Empty when unset. */
      familyId: string;
      /** @description Display name. */
      label: string;
      /**
       * @description BIN of the card, by name.
       *
       *     Seen: "debit".
       *
       *     Not shown: allowed-values.
       */
      bin: string;
      /**
       * @description Kind of card.
       *
       *     Seen: "physical".
       *
       *     Not shown: allowed-values.
       */
      cardType: string;
      /**
       * @description Currency of the card.
       *
       *     Seen: "USD".
       */
      currency: string;
      /** @description Whether the card works at cash machines. */
      atmAccess: boolean;
      /** @description Most that may be spent within the interval. */
      limitAmount: components["schemas"]["AmountOrUnset"];
      /**
       * @description Interval that the limit holds for.
       *
       *     Seen: "allTime".
       *
       *     Not shown: allowed-values.
       */
      limitInterval: string;
      /** @description Merchant category codes that the card works at; `null` when unset. */
      allowedCategories: string[] | null;
      /** @description Merchants that the card does not work at; `null` when unset. */
      blockedMerchants: string[] | null;
      /** @description Business name on the card. */
      embossingBusiness: string;
      /** @description Person's name on the card. */
      embossingPerson: string;
      /**
       * @description Merchants that the card works at. Seen as `null`; what an entry looks like is not shown.
       *
       *     Seen: null.
       *
       *     Not shown: list-entry-shapes.
       */
      allowedMerchants: unknown[] | null;
      /**
       * @description Merchant categories that the card does not work at. Seen as `null`; what an entry looks like is not shown.
       *
       *     Seen: null.
       *
       *     Not shown: list-entry-shapes.
       */
      blockedCategories: unknown[] | null;
      /** @description How much of the limit is available. Equals `limitAmount` on creation. */
      availableLimit: components["schemas"]["AmountOrUnset"];
      /**
       * @description State of the card.
       *
       *     Seen: "pendingActivation".
       *
       *     Not shown: full-sets-of-states.
       */
      cardStatus: string;
      /** @description When the card was activated. Empty before. */
      activatedAt: components["schemas"]["TimestampOrUnset"];
      /** @description Month of expiry, in two digits. */
      expiryMonth: components["schemas"]["ExpiryMonthOrUnset"];
      /** @description Year of expiry, in four digits. */
      expiryYear: components["schemas"]["ExpiryYearOrUnset"];
      /** @description Last digits of the card number. */
      last4: string;
      /** @description Look of the card. Empty when unset. */
      theme: string;
      /** @description Wallet of the card. Empty when unset. */
      walletId: string;
      /**
       * @description Seen as `null`; its shape is not shown, so any value is allowed.
       *
       *     Seen: null.
       *
       *     Not shown: metadata-shape.
       *
       *     Source: section 2.2.
       */
      metadata: unknown;
      /** @description When the card was created. */
      createdAt: components["schemas"]["Timestamp"];
      /** @description When the card was last changed. */
      modifiedAt: components["schemas"]["TimestampOrUnset"];
      /** @description Whoever the card is for; `null` when unset. */
      cardholder: components["schemas"]["Cardholder"] | null;
      /** @description Shipping of the card; `null` when unset. */
      shipping: components["schemas"]["CardShipping"] | null;
    };
    /**
     * @description How many cards of one kind may be issued, and whether at all.
     *
     *     Source: section 2.3, 2.4.
     */
    CardAllowance: {
      /** @description How many cards of this kind there may be, as an integer string. */
      count: components["schemas"]["CountOrUnset"];
      /** @description Whether cards of this kind may be issued. */
      enabled: boolean;
    };
    /**
     * @description How many cards of one kind may be issued, and whether at all.
     *
     *     Source: section 2.4.
     */
    CardAllowanceInput: {
      /** @description How many cards of this kind there may be, as an integer string. */
      count?: components["schemas"]["CountOrUnset"];
      /** @description Whether cards of this kind may be issued. */
      enabled?: boolean;
    };
    /**
     * @description The number range that one family of cards comes from.
     *
     *     Source: section 2.3.
     */
    CardBin: {
      /** @description Embosser of the cards. Empty when unset. */
      embosser: string;
      /** @description Whether cards of this family may be issued. */
      enabled: boolean;
      /** @description Identifies the BIN. */
      id: components["schemas"]["BinIdOrUnset"];
      /** @description Processor of the cards. Empty when unset. */
      issuerProcessor: string;
      /** @description Set-up at the processor; `null` when unset. */
      issuerProcessorData: components["schemas"]["IssuerProcessorData"] | null;
      /** @description Name of the bank that sponsors the BIN. Empty when unset. */
      sponsor: string;
    };
    /**
     * @description Identifies a card: the kind prefix `crd-` and a UUID-style tail.
     *
     *     Source: section 1.
     */
    CardId: `crd-${string}`;
    /**
     * @description Shipping of a card.
     *
     *     Source: section 2.6.
     */
    CardShipping: {
      /** @description Identifies the shipping. */
      id: components["schemas"]["ShippingId"];
      /** @description Address that the card ships to; `null` when unset. */
      shippingAddress: components["schemas"]["Address"] | null;
      /**
       * @description How far the card has come.
       *
       *     Seen: "pending".
       *
       *     Not shown: full-sets-of-states.
       */
      deliveryStatus: string;
      /** @description Who delivers. Empty when unset. */
      deliveryPartner: string;
      /** @description When it is expected. Empty when unset. */
      eta: string;
      /** @description Tracking number. Empty when unset. */
      trackingNumber: string;
      /** @description Where to follow it. Empty when unset. */
      trackingUrl: string;
      /** @description When the shipping was created. */
      createdAt: components["schemas"]["Timestamp"];
      /** @description When the shipping was last changed. */
      modifiedAt: components["schemas"]["TimestampOrUnset"];
    };
    /**
     * @description Where the card is to go.
     *
     *     Source: section 2.6.
     */
    CardShippingInput: {
      /** @description Address that the card ships to. */
      shippingAddress?: components["schemas"]["AddressInput"] | null;
    };
    /**
     * @description Whoever the card is for.
     *
     *     Source: section 2.6.
     */
    Cardholder: {
      /** @description Identifies the cardholder. */
      id: components["schemas"]["CardholderId"];
      /** @description Name of the cardholder. Equals `embossingPerson` on creation. */
      name: string;
      /** @description The person who holds the card. */
      personId: components["schemas"]["PersonIdOrUnset"];
      /** @description Billing address; `null` when unset. */
      billingAddress: components["schemas"]["Address"] | null;
      /** @description When the cardholder was created. */
      createdAt: components["schemas"]["Timestamp"];
      /** @description When the cardholder was last changed. */
      modifiedAt: components["schemas"]["TimestampOrUnset"];
    };
    /**
     * @description Identifies a cardholder: the kind prefix `chd-` and a UUID-style tail.
     *
     *     Source: section 1.
     */
    CardholderId: `chd-${string}`;
    /**
     * @description A counterparty, stored with the details needed to reach it by bank transfer, card, check or wire.
     *
     *     Source: section 2.2.
     */
    Contact: {
      /** @description Identifies the contact. */
      id: components["schemas"]["ContactId"];
      /** @description The program that the contact belongs to. */
      programId: components["schemas"]["ProgramId"];
      /** @description The account that the contact is attached to. */
      accountId: components["schemas"]["AccountIdOrUnset"];
      /** @description Full name of the person or the business. */
      name: string;
      /** @description E-mail address. */
      email: string;
      /** @description Telephone number in international form, with a leading `+`. */
      phone: components["schemas"]["PhoneNumberOrUnset"];
      /** @description Bank details for ACH transfers; `null` when unset. */
      ach: components["schemas"]["ContactAch"] | null;
      /** @description Details for cards; `null` when unset. */
      card: components["schemas"]["ContactCard"] | null;
      /** @description Details for checks; `null` when unset. */
      check: components["schemas"]["ContactCheck"] | null;
      /** @description Details for wires; `null` when unset. */
      wire: components["schemas"]["ContactWire"] | null;
      /** @description Display name. Equals `name` on creation. */
      label: string;
      /**
       * @description State of the contact. `active` on creation.
       *
       *     Seen: "active".
       *
       *     Not shown: full-sets-of-states.
       */
      status: string;
      /**
       * @description Kind of contact. `others` on creation.
       *
       *     Seen: "others".
       */
      type: string;
      /** @description When the contact was created. */
      createdAt: components["schemas"]["Timestamp"];
      /** @description When the contact was last changed. Equals `createdAt` on creation. */
      modifiedAt: components["schemas"]["Timestamp"];
      /**
       * @description Seen as `null`; its shape is not shown, so any value is allowed.
       *
       *     Seen: null.
       *
       *     Not shown: metadata-shape.
       */
      metadata: unknown;
      /**
       * @description Cross-border details. Seen as `null`; their shape is not shown, so any value is allowed.
       *
       *     Seen: null.
       *
       *     Not shown: contact-rail-shapes.
       */
      crossBorder: unknown;
      /**
       * @description Debit card details. Seen as `null`; their shape is not shown, so any value is allowed.
       *
       *     Seen: null.
       *
       *     Not shown: contact-rail-shapes.
       */
      debitCard: unknown;
      /**
       * @description Details for transfers inside the bank. Seen as `null`; their shape is not shown, so any value is allowed.
       *
       *     Seen: null.
       *
       *     Not shown: contact-rail-shapes.
       */
      intrabank: unknown;
    };
    /**
     * @description Bank details for ACH transfers, as stored.
     *
     *     Source: section 2.2.
     */
    ContactAch: {
      /** @description Account number at the bank. */
      accountNumber: string;
      /**
       * @description Kind of bank account.
       *
       *     Seen: "businessChecking".
       */
      accountType: string;
      /** @description Name of the bank. */
      bankName: string;
      /** @description Routing number of the bank. */
      routingNumber: string;
      /** @description Last four characters of the account number. Set by the platform, never sent. */
      last4: string;
      /** @description Whether the bank details were verified. `false` on creation. Set by the platform, never sent. */
      verified: boolean;
    };
    /**
     * @description Bank details for ACH transfers. The last four characters and the verification are the platform's to add.
     *
     *     Source: section 2.2.
     */
    ContactAchInput: {
      /** @description Account number at the bank. */
      accountNumber?: string;
      /**
       * @description Kind of bank account.
       *
       *     Seen: "businessChecking".
       */
      accountType?: string;
      /** @description Name of the bank. */
      bankName?: string;
      /** @description Routing number of the bank. */
      routingNumber?: string;
    };
    /**
     * @description Card details: an address.
     *
     *     Source: section 2.2.
     */
    ContactCard: {
      /** @description The address; `null` when unset. */
      address: components["schemas"]["Address"] | null;
    };
    /**
     * @description Card details: an address.
     *
     *     Source: section 2.2.
     */
    ContactCardInput: {
      /** @description The address. */
      address?: components["schemas"]["AddressInput"] | null;
    };
    /**
     * @description Check details: an address.
     *
     *     Source: section 2.2.
     */
    ContactCheck: {
      /** @description The address; `null` when unset. */
      address: components["schemas"]["Address"] | null;
    };
    /**
     * @description Check details: an address.
     *
     *     Source: section 2.2.
     */
    ContactCheckInput: {
      /** @description The address. */
      address?: components["schemas"]["AddressInput"] | null;
    };
    /**
     * @description Identifies a contact: the kind prefix `con-` and a UUID-style tail.
     *
     *     Source: section 1.
     */
    ContactId: `con-${string}`;
    /**
     * @description Identifies a contact, or the empty string when there is none.
     *
     *     Source: section 1.
     */
    ContactIdOrUnset: "" | `con-${string}`;
    /**
     * @description Somebody to turn to.
     *
     *     Source: section 2.3.
     */
    ContactPerson: {
      /** @description E-mail address. */
      email: string;
      /** @description Full name. */
      name: string;
      /** @description Telephone number. Its form is not stated here. */
      phoneNumber: string;
    };
    /**
     * @description Bank details for wires, as stored.
     *
     *     Source: section 2.2.
     */
    ContactWire: {
      /** @description For wires within the country; `null` when unset. */
      domestic: components["schemas"]["ContactWireDomestic"] | null;
      /** @description For wires across borders; `null` when unset. */
      international: components["schemas"]["ContactWireInternational"] | null;
    };
    /**
     * @description Bank details for wires within the country, as stored.
     *
     *     Source: section 2.2.
     */
    ContactWireDomestic: {
      /** @description Account number at the bank. */
      accountNumber: string;
      /**
       * @description Kind of bank account.
       *
       *     Seen: "businessChecking".
       */
      accountType: string;
      /** @description Address; `null` when unset. */
      address: components["schemas"]["Address"] | null;
      /** @description Name of the bank. */
      bankName: string;
      /** @description Routing number of the bank. */
      routingNumber: string;
      /** @description Last four characters of the account number. Set by the platform, never sent. */
      last4: string;
    };
    /**
     * @description Bank details for wires within the country.
     *
     *     Source: section 2.2.
     */
    ContactWireDomesticInput: {
      /** @description Account number at the bank. */
      accountNumber?: string;
      /**
       * @description Kind of bank account.
       *
       *     Seen: "businessChecking".
       */
      accountType?: string;
      /** @description Address. */
      address?: components["schemas"]["AddressInput"] | null;
      /** @description Name of the bank. */
      bankName?: string;
      /** @description Routing number of the bank. */
      routingNumber?: string;
    };
    /**
     * @description Bank details for wires.
     *
     *     Source: section 2.2.
     */
    ContactWireInput: {
      /** @description For wires within the country. */
      domestic?: components["schemas"]["ContactWireDomesticInput"] | null;
      /** @description For wires across borders. */
      international?: components["schemas"]["ContactWireInternationalInput"] | null;
    };
    /**
     * @description Bank details for wires across borders, as stored.
     *
     *     Source: section 2.2.
     */
    ContactWireInternational: {
      /** @description Account number of the beneficiary. */
      accountNumber: string;
      /**
       * @description Kind of bank account.
       *
       *     Seen: "business".
       */
      accountType: string;
      /** @description Code of the beneficiary's bank. */
      bankIdentifierCode: string;
      /**
       * @description Scheme that the bank code belongs to.
       *
       *     Seen: "swift".
       */
      bankIdentifierType: string;
      /** @description Address of the beneficiary. `null` when unset. */
      beneficiaryAddress: components["schemas"]["Address"] | null;
      /** @description Name of the beneficiary's bank. */
      beneficiaryBank: string;
      /** @description Address of the beneficiary's bank. `null` when unset. */
      beneficiaryBankAddress: components["schemas"]["Address"] | null;
      /** @description Name of the bank in between, if there is one. */
      correspondentBank: string;
      /** @description Address of the bank in between. `null` when unset. */
      correspondentBankAddress: components["schemas"]["Address"] | null;
      /** @description Code of the bank in between. */
      correspondentBankIdentifierCode: string;
    };
    /**
     * @description Bank details for wires across borders.
     *
     *     Source: section 2.2.
     */
    ContactWireInternationalInput: {
      /** @description Account number of the beneficiary. */
      accountNumber?: string;
      /**
       * @description Kind of bank account.
       *
       *     Seen: "business".
       */
      accountType?: string;
      /** @description Code of the beneficiary's bank. */
      bankIdentifierCode?: string;
      /**
       * @description Scheme that the bank code belongs to.
       *
       *     Seen: "swift".
       */
      bankIdentifierType?: string;
      /** @description Address of the beneficiary. */
      beneficiaryAddress?: components["schemas"]["AddressInput"] | null;
      /** @description Name of the beneficiary's bank. */
      beneficiaryBank?: string;
      /** @description Address of the beneficiary's bank. */
      beneficiaryBankAddress?: components["schemas"]["AddressInput"] | null;
      /** @description Name of the bank in between, if there is one. */
      correspondentBank?: string;
      /** @description Address of the bank in between. */
      correspondentBankAddress?: components["schemas"]["AddressInput"] | null;
      /** @description Code of the bank in between. */
      correspondentBankIdentifierCode?: string;
    };
    /**
     * @description An integer written as a string, or the empty string when no number is set.
     *
     *     Source: section 1.
     */
    CountOrUnset: string;
    /**
     * @description A two-letter country code, or the empty string when no country is given.
     *
     *     Source: section 2.1.
     */
    CountryCodeOrUnset: string;
    /**
     * @description An account to open.
     *
     *     Source: section 4.3.
     */
    CreateAccountRequest: {
      /** @description Whether the holder accepted the terms. */
      acceptedTerms?: boolean;
      /** @description The business that is to hold the account. */
      businessId?: components["schemas"]["BusinessIdOrUnset"];
      /** @description Display name. */
      label?: string;
      /**
       * @description Kind of account. The program's `bank.accountType` lists the types on offer.
       *
       *     Seen: "businessChecking".
       *
       *     Not shown: allowed-values.
       *
       *     Source: section 2.4.
       */
      type?: string;
    };
    /**
     * @description A card to issue.
     *
     *     Source: section 2.6.
     */
    CreateCardRequest: {
      /** @description The account that the card spends from. */
      accountId?: components["schemas"]["AccountId"];
      /** @description Merchant category codes that the card works at; `null` when unset. */
      allowedCategories?: string[] | null;
      /** @description Merchants that the card does not work at; `null` when unset. */
      blockedMerchants?: string[] | null;
      /** @description Whether the card works at cash machines. */
      atmAccess?: boolean;
      /** @description Billing address. */
      billingAddress?: components["schemas"]["AddressInput"] | null;
      /**
       * @description BIN of the card, by name.
       *
       *     Seen: "debit".
       *
       *     Not shown: allowed-values.
       */
      bin?: string;
      /**
       * @description Kind of card.
       *
       *     Seen: "physical".
       *
       *     Not shown: allowed-values.
       */
      cardType?: string;
      /**
       * @description Currency of the card.
       *
       *     Seen: "USD".
       */
      currency?: string;
      /** @description Business name on the card. */
      embossingBusiness?: string;
      /** @description Person's name on the card. */
      embossingPerson?: string;
      /** @description Display name. */
      label?: string;
      /** @description Most that may be spent within the interval. */
      limitAmount?: components["schemas"]["AmountOrUnset"];
      /**
       * @description Interval that the limit holds for.
       *
       *     Seen: "allTime".
       *
       *     Not shown: allowed-values.
       */
      limitInterval?: string;
      /** @description Where the card is to go. */
      shipping?: components["schemas"]["CardShippingInput"] | null;
    };
    /**
     * @description A counterparty to store. Identifiers, times, label, status, type, `last4` and `verified` are the platform's to add.
     *
     *     Source: section 4.1.
     */
    CreateContactRequest: {
      /** @description The account that the contact is attached to. */
      accountId?: components["schemas"]["AccountIdOrUnset"];
      /** @description Full name of the person or the business. */
      name?: string;
      /** @description E-mail address. */
      email?: string;
      /** @description Telephone number in international form, with a leading `+`. */
      phone?: components["schemas"]["PhoneNumberOrUnset"];
      /** @description Bank details for ACH transfers. */
      ach?: components["schemas"]["ContactAchInput"] | null;
      /** @description Details for cards. */
      card?: components["schemas"]["ContactCardInput"] | null;
      /** @description Details for checks. */
      check?: components["schemas"]["ContactCheckInput"] | null;
      /** @description Details for wires. */
      wire?: components["schemas"]["ContactWireInput"] | null;
    };
    /**
     * @description The month in which a card expires, in two digits, or the empty string when there is none yet.
     *
     *     Source: section 2.6.
     */
    ExpiryMonthOrUnset: string;
    /**
     * @description The year in which a card expires, in four digits, or the empty string when there is none yet.
     *
     *     Source: section 2.6.
     */
    ExpiryYearOrUnset: string;
    /**
     * @description How the card processor is set up for this BIN.
     *
     *     Source: section 2.3.
     */
    IssuerProcessorData: {
      /** @description Kind of processor data. */
      "@type": string;
      /** @description Configuration at the processor. */
      configId: components["schemas"]["ProcessorConfigIdOrUnset"];
      /**
       * @description Card themes, of a shape that is not shown; `null` when unset.
       *
       *     Not shown: list-entry-shapes.
       */
      themes: unknown[] | null;
    };
    /**
     * @description Money limits by direction. The empty string means that no amount is set.
     *
     *     Source: section 2.5.
     */
    Limits: {
      /** @description Money that comes in. */
      receive: components["schemas"]["ReceiveLimits"];
      /** @description Money that goes out. */
      send: components["schemas"]["SendLimits"];
    };
    /**
     * @description Money limits to set, by direction.
     *
     *     Source: section 2.5.
     */
    LimitsInput: {
      /** @description Money that comes in. */
      receive?: components["schemas"]["ReceiveLimitsInput"];
      /** @description Money that goes out. */
      send?: components["schemas"]["SendLimitsInput"];
    };
    /**
     * @description Whether one kind of record may be onboarded, and how many at most.
     *
     *     Source: section 2.3.
     */
    OnboardingAllowance: {
      /** @description Whether this kind may be onboarded. */
      enabled: boolean;
      /** @description How many at most. Empty when unset. */
      maxCount: components["schemas"]["CountOrUnset"];
    };
    /**
     * @description Limits of one rail, by day and by month.
     *
     *     Source: section 2.5.
     */
    PeriodLimits: {
      /** @description Most that may move in a day. Empty when no amount is set. */
      daily: components["schemas"]["AmountOrUnset"];
      /** @description Most that may move in a month. Empty when no amount is set. */
      monthly: components["schemas"]["AmountOrUnset"];
    };
    /**
     * @description Limits of one rail to set. A group sent with both amounts empty was seen to come back with the program's amounts.
     *
     *     Source: section 2.5.
     */
    PeriodLimitsInput: {
      /** @description Most that may move in a day. May be empty. */
      daily?: components["schemas"]["AmountOrUnset"];
      /** @description Most that may move in a month. May be empty. */
      monthly?: components["schemas"]["AmountOrUnset"];
    };
    /**
     * @description Identifies a person, or the empty string when there is none.
     *
     *     Source: section 1.
     */
    PersonIdOrUnset: "" | `per-${string}`;
    /**
     * @description A telephone number in international form, with a leading `+`, or the empty string when none is known.
     *
     *     Source: section 2.2.
     */
    PhoneNumberOrUnset: string;
    /**
     * @description Identifies a configuration at the card processor, or the empty string when there is none.
     *
     *     Source: section 1.
     */
    ProcessorConfigIdOrUnset: "" | `pcc-${string}`;
    /**
     * @description The top of the configuration: which rails are on, how much may move unless an account says otherwise, how cards and accounts are set up, branding and notifications. Holds credentials, so treat it as a secret.
     *
     *     Source: section 2.3.
     */
    Program: {
      /** @description Identifies the program. */
      id: components["schemas"]["ProgramId"];
      /** @description Short code of the program. */
      code: string;
      /** @description Name of the product. */
      productName: string;
      /**
       * @description Kind of program.
       *
       *     Seen: "platform".
       */
      programType: string;
      /** @description What the program is for. Empty when unset. */
      description: string;
      /** @description Language, as a language code. */
      language: string;
      /**
       * @description State of the program.
       *
       *     Seen: "active".
       *
       *     Not shown: full-sets-of-states.
       */
      status: string;
      /** @description When the program was created. */
      createdAt: components["schemas"]["Timestamp"];
      /** @description When the program was last changed. */
      modifiedAt: components["schemas"]["TimestampOrUnset"];
      /** @description Allowed IP addresses. An empty list when there are none. */
      allowedIps: string[];
      /**
       * @description Seen as `null`; its shape is not shown, so any value is allowed.
       *
       *     Seen: null.
       *
       *     Not shown: program-open-shapes.
       */
      subscription: unknown;
      /** @description 3-D Secure; `null` when unset. */
      "3DS": components["schemas"]["ProgramThreeDomainSecure"] | null;
      /** @description Settings of bank accounts. */
      bank: components["schemas"]["ProgramBank"];
      /** @description Billing; `null` when unset. */
      billing: components["schemas"]["ProgramBilling"] | null;
      /** @description Branding. */
      brand: components["schemas"]["ProgramBrand"];
      /** @description Card settings. */
      card: components["schemas"]["ProgramCard"];
      /** @description The company behind the program; `null` when unset. */
      company: components["schemas"]["ProgramCompany"] | null;
      /** @description Fallback settings; `null` when unset. */
      fallback: components["schemas"]["ProgramFallback"] | null;
      /** @description Identity verification; `null` when unset. */
      identity: components["schemas"]["ProgramIdentity"] | null;
      /** @description Incoming ACH pulls; `null` when unset. */
      incoming: components["schemas"]["ProgramIncoming"] | null;
      /** @description Legal texts; `null` when unset. */
      legal: components["schemas"]["ProgramLegal"] | null;
      /** @description Default limits of the program's accounts. */
      limits: components["schemas"]["Limits"];
      /** @description What minors may have; `null` when unset. */
      minor: components["schemas"]["ProgramMinor"] | null;
      /** @description Messages. */
      notification: components["schemas"]["ProgramNotification"];
      /** @description What may be onboarded. */
      onboarding: components["schemas"]["ProgramOnboarding"];
      /** @description Operations that are switched on; `null` when unset. */
      ops: components["schemas"]["ProgramOps"] | null;
      /** @description Bank link exchange. */
      bankLinkExchange: components["schemas"]["BankLinkExchange"];
      /** @description Real-time authorisation entries. */
      realTimeAuth: components["schemas"]["RealTimeAuth"];
      /** @description Rails to receive on. */
      receive: components["schemas"]["ProgramReceive"];
      /** @description Rewards; `null` when unset. */
      reward: components["schemas"]["ProgramReward"] | null;
      /** @description Rails to send on. */
      send: components["schemas"]["ProgramSend"];
      /** @description Limits on transactions. */
      transactionLimits: components["schemas"]["TransactionLimits"];
    };
    /**
     * @description Traits that accounts of the program have.
     *
     *     Source: section 2.3.
     */
    ProgramAccountSubTypes: {
      /** @description Whether interest accrues. */
      accrue: boolean;
      /** @description Whether it is for clearing. */
      clearing: boolean;
      /** @description Whether it is a demand deposit account. */
      dda: boolean;
      /** @description Whether it bears interest. */
      interest: boolean;
      /** @description Whether it holds reserves. */
      reserve: boolean;
    };
    /**
     * @description Account types of the program, each on or off. Which values the type of an account allows is not shown.
     *
     *     Source: section 2.3.
     */
    ProgramAccountTypes: {
      /** @description Whether business checking accounts are offered. */
      businessChecking: boolean;
      /** @description Whether business savings accounts are offered. */
      businessSavings: boolean;
      /** @description Whether card accounts are offered. */
      cardAccount: boolean;
      /** @description Whether clearing accounts are offered. */
      clearingAccount: boolean;
      /** @description Whether fallback accounts are offered. */
      fallbackAccount: boolean;
      /** @description Whether funding accounts are offered. */
      fundingAccount: boolean;
      /** @description Whether personal checking accounts are offered. */
      personalChecking: boolean;
      /** @description Whether personal savings accounts are offered. */
      personalSavings: boolean;
      /** @description Whether reserve accounts are offered. */
      reserveAccount: boolean;
    };
    /**
     * @description Settings of the program's bank accounts.
     *
     *     Source: section 2.3.
     */
    ProgramBank: {
      /** @description Money given to a new account. */
      accountCreationCredit: components["schemas"]["AmountOrUnset"];
      /** @description Fees charged to an account. */
      accountFees: components["schemas"]["AmountOrUnset"];
      /** @description Interest paid on an account. */
      accountInterest: components["schemas"]["AmountOrUnset"];
      /**
       * @description How often interest is paid.
       *
       *     Seen: "monthly".
       */
      accountInterestFrequency: string;
      /** @description Traits of the accounts; `null` when unset. */
      accountSubType: components["schemas"]["ProgramAccountSubTypes"] | null;
      /** @description Types of account on offer; `null` when unset. */
      accountType: components["schemas"]["ProgramAccountTypes"] | null;
      /** @description Whether deposits are insured by the FDIC. */
      fdicInsurance: boolean;
      /** @description Most accounts, for businesses and for people. */
      maxAccounts: components["schemas"]["ProgramMaxAccounts"];
      /** @description Name of the sponsor bank. */
      sponsor: string;
    };
    /**
     * @description Billing of the program.
     *
     *     Source: section 2.3.
     */
    ProgramBilling: {
      /** @description People to turn to about billing; `null` when unset. */
      contacts: components["schemas"]["ContactPerson"][] | null;
    };
    /**
     * @description Branding: colours, logos, fonts and card art.
     *
     *     Source: section 2.3.
     */
    ProgramBrand: {
      /** @description Front of a physical card. Empty when unset. */
      cardArtPhysical: string;
      /** @description Back of a physical card. Empty when unset. */
      cardArtPhysicalBack: string;
      /** @description Front of a virtual card. Empty when unset. */
      cardArtVirtual: string;
      /** @description Back of a virtual card. Empty when unset. */
      cardArtVirtualBack: string;
      /** @description When the brand was created. */
      createdAt: components["schemas"]["Timestamp"];
      /** @description Colour of the main button. Empty when unset. */
      ctaColor: string;
      /** @description Colour of the text on the main button. Empty when unset. */
      ctaTextColor: string;
      /** @description Colour of the main button in dark mode. Empty when unset. */
      darkCtaColor: string;
      /** @description Colour of the text on the main button in dark mode. Empty when unset. */
      darkCtaTextColor: string;
      /** @description Wide logo for dark mode. Empty when unset. */
      darkLandscapeLogo: string;
      /** @description First colour in dark mode. Empty when unset. */
      darkPrimaryColor: string;
      /** @description Colour of text on the first colour in dark mode. Empty when unset. */
      darkPrimaryTextColor: string;
      /** @description Second colour in dark mode. Empty when unset. */
      darkSecondaryColor: string;
      /** @description Square logo for dark mode. Empty when unset. */
      darkSquareLogo: string;
      /** @description Name of the font. Empty when unset. */
      fontName: string;
      /** @description Address of the font. Empty when unset. */
      fontURL: string;
      /** @description Identifies the brand. */
      id: components["schemas"]["BrandId"];
      /** @description Wide logo. Empty when unset. */
      landscapeLogo: string;
      /** @description When the brand was last changed. */
      modifiedAt: components["schemas"]["TimestampOrUnset"];
      /** @description Colour of text on a physical card. Empty when unset. */
      physicalCardTextColor: string;
      /** @description First colour. Empty when unset. */
      primaryColor: string;
      /** @description Colour of text on the first colour. Empty when unset. */
      primaryTextColor: string;
      /** @description Address that a user returns to. Empty when unset. */
      redirectUrl: string;
      /** @description Locale data of the SDK; `null` when unset. */
      sdkLocale: components["schemas"]["BrandSdkLocale"] | null;
      /** @description Theme of the SDK; `null` when unset. */
      sdkTheme: components["schemas"]["BrandSdkTheme"] | null;
      /** @description Second colour. Empty when unset. */
      secondaryColor: string;
      /** @description Square logo. Empty when unset. */
      squareLogo: string;
      /** @description E-mail address for support. Empty when unset. */
      supportEmail: string;
      /** @description Colour of text on a virtual card. Empty when unset. */
      virtualCardTextColor: string;
    };
    /**
     * @description Card settings of the program.
     *
     *     Source: section 2.3.
     */
    ProgramCard: {
      /** @description BINs by family of cards; `null` when unset. */
      bin: components["schemas"]["ProgramCardBins"] | null;
      /** @description Allowances by kind of card. */
      type: components["schemas"]["ProgramCardTypes"];
    };
    /**
     * @description A BIN for each family of cards.
     *
     *     Source: section 2.3.
     */
    ProgramCardBins: {
      /** @description Credit cards for businesses; `null` when unset. */
      businessCredit: components["schemas"]["CardBin"] | null;
      /** @description Debit cards for businesses; `null` when unset. */
      businessDebit: components["schemas"]["CardBin"] | null;
      /** @description Credit cards for people; `null` when unset. */
      personalCredit: components["schemas"]["CardBin"] | null;
      /** @description Debit cards for people; `null` when unset. */
      personalDebit: components["schemas"]["CardBin"] | null;
    };
    /**
     * @description How many cards of each kind there may be. A new account was seen to start with these settings.
     *
     *     Source: section 2.3.
     */
    ProgramCardTypes: {
      /** @description Physical cards. */
      physical: components["schemas"]["CardAllowance"];
      /** @description Virtual cards. */
      virtual: components["schemas"]["CardAllowance"];
    };
    /**
     * @description The company behind the program.
     *
     *     Source: section 2.3.
     */
    ProgramCompany: {
      /** @description Name for ACH. Empty when unset. */
      achName: string;
      /** @description Address of the company; `null` when unset. */
      address: components["schemas"]["Address"] | null;
      /** @description Person to turn to; `null` when unset. */
      contact: components["schemas"]["ContactPerson"] | null;
      /** @description What the company does. Empty when unset. */
      description: string;
      /** @description Internet domain. Empty when unset. */
      domain: string;
      /** @description Legal form. Empty when unset. */
      entityType: string;
      /** @description Name of the company. */
      name: string;
      /** @description Subdomain for the program. Empty when unset. */
      subDomain: string;
      /** @description Taxpayer identification number. Empty when unset. */
      tin: string;
    };
    /**
     * @description Fallback settings. Their meaning is not shown.
     *
     *     Source: section 2.3.
     */
    ProgramFallback: {
      /**
       * @description Seen as `null`; the shape is not shown, so any value is allowed.
       *
       *     Seen: null.
       *
       *     Not shown: program-open-shapes.
       */
      originated: unknown;
      /**
       * @description Seen as `null`; the shape is not shown, so any value is allowed.
       *
       *     Seen: null.
       *
       *     Not shown: program-open-shapes.
       */
      received: unknown;
    };
    /**
     * @description Identifies a program: the kind prefix `prg-` and a UUID-style tail.
     *
     *     Source: section 1.
     */
    ProgramId: `prg-${string}`;
    /**
     * @description Identity verification.
     *
     *     Source: section 2.3.
     */
    ProgramIdentity: {
      /** @description Whether identities are verified. */
      enabled: boolean;
      /** @description Template. Empty when unset. */
      templateId: string;
      /** @description Theme. Empty when unset. */
      themeId: string;
    };
    /**
     * @description Incoming ACH pulls.
     *
     *     Source: section 2.3.
     */
    ProgramIncoming: {
      /** @description ACH pulls; `null` when unset. */
      achPull: components["schemas"]["ProgramIncomingAchPull"] | null;
    };
    /**
     * @description Who may pull money by ACH from accounts of the program.
     *
     *     Source: section 2.3.
     */
    ProgramIncomingAchPull: {
      /** @description Originators that may pull money; `null` when no list is set. */
      allowedOriginators: string[] | null;
      /** @description Originators that may not pull money; `null` when no list is set. */
      blockedOriginators: string[] | null;
      /** @description Whether ACH pulls by others are accepted. */
      enabled: boolean;
      /** @description What carries the rail out. Which values there are is not shown. */
      via: string;
    };
    /**
     * @description Legal texts, or the addresses of them.
     *
     *     Source: section 2.3.
     */
    ProgramLegal: {
      /** @description Of the bank. Empty when unset. */
      bank: string;
      /** @description Disclosures. Empty when unset. */
      disclosure: string;
      /** @description Help. Empty when unset. */
      help: string;
      /** @description Of the program. Empty when unset. */
      program: string;
      /** @description Of the platform. Empty when unset. */
      platform: string;
    };
    /**
     * @description Most accounts, for businesses and for people.
     *
     *     Source: section 2.3.
     */
    ProgramMaxAccounts: {
      /** @description For a business, as an integer string. */
      business: components["schemas"]["CountOrUnset"];
      /** @description For a person, as an integer string. */
      personal: components["schemas"]["CountOrUnset"];
    };
    /**
     * @description What minors may have.
     *
     *     Source: section 2.3.
     */
    ProgramMinor: {
      /** @description Cards; `null` when unset. */
      card: components["schemas"]["ProgramMinorCard"] | null;
    };
    /**
     * @description Cards for minors.
     *
     *     Source: section 2.3.
     */
    ProgramMinorCard: {
      /** @description Whether minors may have cards. */
      enabled: boolean;
      /** @description Whether a minor must be identified first. */
      kycRequired: boolean;
    };
    /**
     * @description Which messages are sent, by which channel, under which name.
     *
     *     Source: section 2.3.
     */
    ProgramNotification: {
      /** @description Identifier of the message service. Empty when unset. */
      messageServiceSid: string;
      /** @description Sender of e-mails. Empty when unset. */
      ntfSenderEmail: string;
      /** @description Sender's name. Empty when unset. */
      ntfSenderName: string;
      /** @description Segment. Empty when unset. */
      segmentId: string;
      /** @description **Credential.** Key at the e-mail provider. Empty when unset. */
      emailProviderKey: string;
      /** @description Number that text messages are sent from. Empty when unset. */
      smsSenderNumber: string;
      /** @description Sender number for notifications. Empty when unset. */
      platformNtfSenderNumber: string;
      /** @description Sender at the SMS provider. Empty when unset. */
      smsProviderSenderSid: string;
      /** @description **Credential.** Token at the SMS provider. Empty when unset. */
      smsProviderSenderToken: string;
      /** @description Whether notifications go out by e-mail. */
      ntfEmailEnabled: boolean;
      /** @description Whether notifications go out by SMS. */
      ntfSmsEnabled: boolean;
      /** @description Whether messages about cards go out by e-mail. */
      sendCardEmailEnabled: boolean;
      /** @description Whether messages about cards go out by SMS. */
      sendCardSmsEnabled: boolean;
      /** @description Whether statements go out by e-mail. */
      statementEmailEnabled: boolean;
      /** @description Whether failed webhooks are reported by e-mail. */
      webhookErrorEmailEnabled: boolean;
    };
    /**
     * @description What may be onboarded.
     *
     *     Source: section 2.3.
     */
    ProgramOnboarding: {
      /** @description Accounts. */
      account: components["schemas"]["OnboardingAllowance"];
      /** @description Businesses. */
      business: components["schemas"]["OnboardingAllowance"];
      /** @description Cards. */
      card: components["schemas"]["OnboardingAllowance"];
      /** @description Families. */
      family: components["schemas"]["OnboardingAllowance"];
      /** @description People. */
      person: components["schemas"]["OnboardingAllowance"];
    };
    /**
     * @description Operations that are switched on.
     *
     *     Source: section 2.3.
     */
    ProgramOps: {
      /** @description Bulk operations. */
      bulk: boolean;
      /** @description Debit pulls. */
      debitpull: boolean;
      /** @description Identification of businesses. */
      kyb: boolean;
      /** @description Identification of people. */
      kyc: boolean;
    };
    /**
     * @description Rails on which the program can receive money.
     *
     *     Source: section 2.3.
     */
    ProgramReceive: {
      /** @description ACH transfers. */
      ach: components["schemas"]["AchRouting"];
      /** @description Checks. */
      check: components["schemas"]["RailRouting"];
      /** @description Debit cards. */
      debitCard: components["schemas"]["RailRouting"];
      /** @description Transfers inside the bank. */
      intrabank: components["schemas"]["RailRouting"];
    };
    /**
     * @description Rewards.
     *
     *     Source: section 2.3.
     */
    ProgramReward: {
      /**
       * @description Rewards on cards. Seen as `null`; the shape is not shown, so any value is allowed.
       *
       *     Seen: null.
       *
       *     Not shown: program-open-shapes.
       */
      card: unknown;
    };
    /**
     * @description Rails on which the program can send money.
     *
     *     Source: section 2.3.
     */
    ProgramSend: {
      /** @description ACH transfers. */
      ach: components["schemas"]["AchRouting"];
      /** @description Cards. */
      card: components["schemas"]["RailRouting"];
      /** @description Checks. */
      check: components["schemas"]["RailRouting"];
      /** @description Cross-border payments. */
      crossBorder: components["schemas"]["RailRouting"];
      /** @description Debit cards. */
      debitCard: components["schemas"]["RailRouting"];
      /** @description Digital checks. */
      digitalCheck: components["schemas"]["RailRouting"];
      /** @description Wires across borders. */
      internationalWire: components["schemas"]["RailRouting"];
      /** @description Transfers inside the bank. */
      intrabank: components["schemas"]["RailRouting"];
      /** @description Physical cards. */
      physicalCard: components["schemas"]["RailRouting"];
      /** @description Wires. */
      wire: components["schemas"]["RailRouting"];
    };
    /**
     * @description One-time passwords for the card challenge.
     *
     *     Source: section 2.3.
     */
    ProgramSendOtp: {
      /** @description Whether one-time passwords are sent. */
      enabled: boolean;
      /** @description URL for one-time passwords. Empty when unset. */
      url: string;
    };
    /**
     * @description 3-D Secure: the challenge that a card payment on the internet may ask for.
     *
     *     Source: section 2.3.
     */
    ProgramThreeDomainSecure: {
      /** @description Profile of the challenge. Empty when unset. */
      challengeProfileId: string;
      /** @description Whether 3-D Secure is on. */
      enabled: boolean;
      /** @description Institution for 3-D Secure. Empty when unset. */
      institutionId: string;
      /** @description One-time passwords; `null` when unset. */
      sendOtp: components["schemas"]["ProgramSendOtp"] | null;
    };
    /**
     * @description Whether a rail is on in the program, and what carries it out.
     *
     *     Source: section 2.3.
     */
    RailRouting: {
      /** @description Whether the rail is on. */
      enabled: boolean;
      /** @description What carries the rail out. Which values there are is not shown. */
      via: string;
    };
    /**
     * @description Whether a rail is on for the account.
     *
     *     Source: section 2.4.
     */
    RailSwitch: {
      /** @description Whether the rail is on. */
      enabled: boolean;
    };
    /**
     * @description Turns a rail on or off for the account.
     *
     *     Source: section 2.4.
     */
    RailSwitchInput: {
      /** @description Whether the rail is on. */
      enabled?: boolean;
    };
    /**
     * @description Real-time authorisation entries.
     *
     *     Source: section 2.3.
     */
    RealTimeAuth: {
      /**
       * @description For ACH. Seen as `null`; the shape is not shown, so any value is allowed.
       *
       *     Seen: null.
       *
       *     Not shown: program-open-shapes.
       */
      ach: unknown;
      /**
       * @description For cards. Seen as `null`; the shape is not shown, so any value is allowed.
       *
       *     Seen: null.
       *
       *     Not shown: program-open-shapes.
       */
      card: unknown;
      /**
       * @description For transfers inside the bank. Seen as `null`; the shape is not shown, so any value is allowed.
       *
       *     Seen: null.
       *
       *     Not shown: program-open-shapes.
       */
      intrabank: unknown;
      /**
       * @description For notifications. Seen as `null`; the shape is not shown, so any value is allowed.
       *
       *     Seen: null.
       *
       *     Not shown: program-open-shapes.
       */
      notification: unknown;
    };
    /**
     * @description An ACH pull to receive.
     *
     *     Source: section 4.6.
     */
    ReceiveAchPullRequest: {
      /** @description The account that receives the money. */
      accountId?: components["schemas"]["AccountId"];
      /** @description The contact whose bank account the money comes from. */
      contactId?: components["schemas"]["ContactId"];
      /** @description How much to pull. */
      amount?: components["schemas"]["Amount"];
      /** @description Free text that stays with the transfer. */
      description?: string;
      /**
       * @description Type of the pull.
       *
       *     Seen: "sameDay".
       *
       *     Not shown: allowed-values.
       */
      type?: string;
    };
    /**
     * @description Limits on money that comes in: overall and by rail.
     *
     *     Source: section 2.5.
     */
    ReceiveLimits: {
      /** @description Most that may be received in a day over all rails. Empty when no amount is set. */
      daily: components["schemas"]["AmountOrUnset"];
      /** @description Most that may be received in a month over all rails. Empty when no amount is set. */
      monthly: components["schemas"]["AmountOrUnset"];
      /** @description Limits for ACH. */
      ach: components["schemas"]["PeriodLimits"];
      /** @description Limits for checks. */
      check: components["schemas"]["PeriodLimits"];
      /** @description Limits for debit cards. */
      debitCard: components["schemas"]["PeriodLimits"];
      /** @description Limits for transfers inside the bank. */
      intrabank: components["schemas"]["PeriodLimits"];
    };
    /**
     * @description Limits on money that comes in, to set.
     *
     *     Source: section 2.5.
     */
    ReceiveLimitsInput: {
      /** @description Most that may be received in a day over all rails. */
      daily?: components["schemas"]["AmountOrUnset"];
      /** @description Most that may be received in a month over all rails. */
      monthly?: components["schemas"]["AmountOrUnset"];
      /** @description Limits for ACH. */
      ach?: components["schemas"]["PeriodLimitsInput"];
      /** @description Limits for checks. */
      check?: components["schemas"]["PeriodLimitsInput"];
      /** @description Limits for debit cards. */
      debitCard?: components["schemas"]["PeriodLimitsInput"];
      /** @description Limits for transfers inside the bank. */
      intrabank?: components["schemas"]["PeriodLimitsInput"];
    };
    /**
     * @description Limits on money that goes out: overall and by rail.
     *
     *     Source: section 2.5.
     */
    SendLimits: {
      /** @description Most that may be sent in a day over all rails. Empty when no amount is set. */
      daily: components["schemas"]["AmountOrUnset"];
      /** @description Most that may be sent in a month over all rails. Empty when no amount is set. */
      monthly: components["schemas"]["AmountOrUnset"];
      /** @description Limits for ACH. */
      ach: components["schemas"]["PeriodLimits"];
      /** @description Limits for cards. */
      card: components["schemas"]["PeriodLimits"];
      /** @description Limits for checks. */
      check: components["schemas"]["PeriodLimits"];
      /** @description Limits for cross-border payments. */
      crossBorder: components["schemas"]["PeriodLimits"];
      /** @description Limits for debit cards. */
      debitCard: components["schemas"]["PeriodLimits"];
      /** @description Limits for wires within the country. */
      domesticWire: components["schemas"]["PeriodLimits"];
      /** @description Limits for wires across borders. */
      internationalWire: components["schemas"]["PeriodLimits"];
      /** @description Limits for transfers inside the bank. */
      intrabank: components["schemas"]["PeriodLimits"];
    };
    /**
     * @description Limits on money that goes out, to set. Unlike the answer, it has no groups for cards and debit cards.
     *
     *     Source: section 2.5.
     */
    SendLimitsInput: {
      /** @description Most that may be sent in a day over all rails. */
      daily?: components["schemas"]["AmountOrUnset"];
      /** @description Most that may be sent in a month over all rails. */
      monthly?: components["schemas"]["AmountOrUnset"];
      /** @description Limits for ACH. */
      ach?: components["schemas"]["PeriodLimitsInput"];
      /** @description Limits for checks. */
      check?: components["schemas"]["PeriodLimitsInput"];
      /** @description Limits for cross-border payments. */
      crossBorder?: components["schemas"]["PeriodLimitsInput"];
      /** @description Limits for wires within the country. */
      domesticWire?: components["schemas"]["PeriodLimitsInput"];
      /** @description Limits for wires across borders. */
      internationalWire?: components["schemas"]["PeriodLimitsInput"];
      /** @description Limits for transfers inside the bank. */
      intrabank?: components["schemas"]["PeriodLimitsInput"];
    };
    /**
     * @description Identifies the shipping of a card: the kind prefix `shp-` and a UUID-style tail.
     *
     *     Source: section 1.
     */
    ShippingId: `shp-${string}`;
    /**
     * @description A moment in UTC, to the second: ISO 8601 in the form `YYYY-MM-DDThh:mm:ssZ`. No fraction and no other offset.
     *
     *     Source: section 1.
     */
    Timestamp: string;
    /**
     * @description A moment in UTC, to the second (`YYYY-MM-DDThh:mm:ssZ`), or the empty string when it is unset.
     *
     *     Source: section 1.
     */
    TimestampOrUnset: string;
    /**
     * @description Limits on transactions.
     *
     *     Source: section 2.3.
     */
    TransactionLimits: {
      /** @description Money that comes in. */
      receive: components["schemas"]["TransactionReceiveLimits"];
    };
    /**
     * @description Limits on incoming transactions, by rail.
     *
     *     Source: section 2.3.
     */
    TransactionReceiveLimits: {
      /** @description ACH. */
      ach: components["schemas"]["PeriodLimits"];
      /** @description Debit cards. */
      debitCard: components["schemas"]["PeriodLimits"];
    };
    /**
     * @description A movement of money. An ACH pull and a check share this one record shape.
     *
     *     Source: section 2.7.
     */
    Transfer: {
      /** @description Identifies the transfer. */
      id: components["schemas"]["TransferId"];
      /** @description The account of yours that takes part. */
      accountId: components["schemas"]["AccountId"];
      /** @description The contact on the other side. */
      contactId: components["schemas"]["ContactIdOrUnset"];
      /** @description The parent transfer. Empty when unset. */
      parentTransferId: string;
      /** @description The fallback transfer. Empty when unset. */
      fallbackTransferId: string;
      /** @description How much moves. */
      amount: components["schemas"]["Amount"];
      /** @description Destination amount. Seen as `0.00` on both kinds. */
      destinationAmount: components["schemas"]["AmountOrUnset"];
      /** @description Currency on the other side. Empty when unset. */
      destinationCurrency: string;
      /** @description Name of the counterparty. */
      name: string;
      /** @description Account number of the counterparty. Empty when unset. For an ACH pull, a copy from the contact's bank details. */
      accountNumber: string;
      /** @description Kind of bank account of the counterparty. Empty when unset. For an ACH pull, a copy from the contact's bank details. */
      accountType: string;
      /** @description Bank of the counterparty. Empty when unset. For an ACH pull, a copy from the contact's bank details. */
      bankName: string;
      /** @description Routing number of the counterparty. Empty when unset. For an ACH pull, a copy from the contact's bank details. */
      routingNumber: string;
      /** @description IBAN of the counterparty. Empty when unset. For an ACH pull, a copy from the contact's bank details. */
      iban: string;
      /** @description BIN. Empty when unset. For an ACH pull, a copy from the contact's bank details. */
      bin: string;
      /** @description Address of the counterparty: the address of the check for a check; every part is empty for an ACH pull. */
      address: components["schemas"]["Address"];
      /** @description Attachment. Empty when unset. */
      attachment: string;
      /** @description Purpose of the payment. Empty when unset. */
      purposeCode: string;
      /**
       * @description Type of the transfer. Seen as `sameDay` on an ACH pull. Empty when unset.
       *
       *     Seen: "sameDay".
       *
       *     Not shown: allowed-values.
       */
      type: string;
      /** @description Validity. Empty when unset. */
      valid: string;
      /** @description Short title. */
      title: string;
      /** @description Free text. */
      description: string;
      /**
       * @description Your own data; `null` when there is none, as seen on an ACH pull.
       *
       *     Not shown: metadata-shape.
       */
      metadata: components["schemas"]["TransferMetadata"] | null;
      /**
       * @description Seen as `null`; its shape is not shown, so any value is allowed.
       *
       *     Seen: null.
       *
       *     Not shown: transfer-card-shape.
       */
      card: unknown;
      /**
       * @description Why the transfer needs a look. Empty unless a review condition applies. Not an error: it comes in a successful answer.
       *
       *     Seen: "invalidCheckAddress".
       */
      reviewCode: string;
      /** @description The same in words. Empty unless a review condition applies. */
      reviewMessage: string;
      /**
       * @description State of the transfer. An ACH pull was seen `pending` on creation, a check `completed` after its update.
       *
       *     Seen: "pending", "completed".
       *
       *     Not shown: full-sets-of-states.
       */
      status: string;
      /**
       * @description Kind of transfer.
       *
       *     Seen: "ach", "physicalCheck".
       */
      transferType: string;
      /**
       * @description Subtype of the transfer.
       *
       *     Seen: "originated".
       */
      transferSubType: string;
      /**
       * @description Type of transaction: seen as `credit` for an ACH pull; `debit` for a check sent.
       *
       *     Seen: "credit", "debit".
       */
      txnType: string;
      /** @description When the transfer was created. */
      createdAt: components["schemas"]["Timestamp"];
      /** @description When the transfer was last changed. */
      modifiedAt: components["schemas"]["TimestampOrUnset"];
      /** @description When the transfer was carried out. Empty when unset. */
      transferredAt: components["schemas"]["TimestampOrUnset"];
    };
    /**
     * @description Identifies a transfer: the kind prefix `tra-` and a UUID-style tail.
     *
     *     Source: section 1.
     */
    TransferId: `tra-${string}`;
    /**
     * @description Your own data on a transfer. Keys seen: `description` and `externalId`, both holding text; any others are allowed.
     *
     *     Source: section 2.7.
     */
    TransferMetadata: {
      [key: string]: unknown;
    };
    /**
     * @description Settings to change. `incoming` stands beside `config` here, while the answer has it inside `config`.
     *
     *     Source: section 4.4.
     */
    UpdateAccountRequest: {
      /** @description Card allowances, limits and rails. */
      config?: components["schemas"]["AccountConfigInput"];
      /** @description Incoming ACH pulls. */
      incoming?: components["schemas"]["AccountIncomingInput"] | null;
    };
    /**
     * @description Descriptive fields of a check to change.
     *
     *     Source: section 4.7.
     */
    UpdateSentCheckRequest: {
      /** @description Free text that stays with the transfer. */
      description?: string;
      /** @description Short title. */
      title?: string;
      /** @description Your own data. */
      metadata?: components["schemas"]["TransferMetadata"] | null;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  createContact: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The counterparty. Which fields are required is not shown. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateContactRequest"];
      };
    };
    responses: {
      /** @description The contact as it was stored. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Contact"];
        };
      };
      /** @description An error. Its status code and body are not shown. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  retrieveProgram: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The program to read.
         * @example prg-3b6f0c52-8d41-4f7e-9a20-5c1e7d904b13
         */
        programId: components["schemas"]["ProgramId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The program. That the call succeeds is stated, with which success code is not shown. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Program"];
        };
      };
      /** @description An error. Its status code and body are not shown. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  createAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description What to open, and for whom. Which fields are required is not shown. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateAccountRequest"];
      };
    };
    responses: {
      /** @description The account as it was opened. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Account"];
        };
      };
      /** @description An error. Its status code and body are not shown. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The account to update.
         * @example acc-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64
         */
        accountId: components["schemas"]["AccountId"];
      };
      cookie?: never;
    };
    /** @description The settings to change. Which fields are required is not shown. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["UpdateAccountRequest"];
      };
    };
    responses: {
      /** @description The whole account after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Account"];
        };
      };
      /** @description An error. Its status code and body are not shown. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  createCard: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The card to issue. Which fields are required is not shown. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateCardRequest"];
      };
    };
    responses: {
      /** @description The card as it was issued. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Card"];
        };
      };
      /** @description An error. Its status code and body are not shown. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  receiveAchPull: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description How much to pull, from whom, into which account. Which fields are required is not shown. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["ReceiveAchPullRequest"];
      };
    };
    responses: {
      /** @description The transfer as it was created. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Transfer"];
        };
      };
      /** @description An error. Its status code and body are not shown. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateSentCheck: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The transfer of the check.
         * @example tra-e2907c4d-61b8-4a35-bd7f-0c94f81e26a5
         */
        transferId: components["schemas"]["TransferId"];
      };
      cookie?: never;
    };
    /** @description The descriptive fields. Which of them are required is not shown. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["UpdateSentCheckRequest"];
      };
    };
    responses: {
      /** @description The transfer after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Transfer"];
        };
      };
      /** @description An error. Its status code and body are not shown. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}

/** Identifies a business: the kind prefix `bus-` and a UUID-style tail. */
export type BusinessId = components['schemas']['BusinessId'];
/** Identifies a person: the kind prefix `per-` and a UUID-style tail. */
export type PersonId = components['schemas']['PersonId'];
/** Identifies a card BIN (the number range that a program's cards come from): the kind prefix `cbn-` and a UUID-style tail. */
export type BinId = components['schemas']['BinId'];
/** Identifies a configuration at the card processor: the kind prefix `pcc-` and a UUID-style tail. */
export type ProcessorConfigId = components['schemas']['ProcessorConfigId'];
/** A bank account of a program, with its balances and its own settings. That accounts carry notification settings and entries for real-time authorisation is stated (section 6); where they stand in the record is not shown. */
export type Account = components['schemas']['Account'];
/** Card allowances of the account, by kind of card. */
export type AccountCardConfig = components['schemas']['AccountCardConfig'];
/** Card allowances to set, by kind of card. */
export type AccountCardConfigInput = components['schemas']['AccountCardConfigInput'];
/** The account's own settings. A new account was seen to start with its program's card counts, limits and enabled flags. */
export type AccountConfig = components['schemas']['AccountConfig'];
/** Settings to change. */
export type AccountConfigInput = components['schemas']['AccountConfigInput'];
/** Fallback settings. Their meaning is not shown. */
export type AccountFallback = components['schemas']['AccountFallback'];
/** Identifies an account: the kind prefix `acc-` and a UUID-style tail. */
export type AccountId = components['schemas']['AccountId'];
/** Identifies an account, or the empty string when there is none. */
export type AccountIdOrUnset = components['schemas']['AccountIdOrUnset'];
/** Incoming ACH pulls. */
export type AccountIncoming = components['schemas']['AccountIncoming'];
/** Who may pull money by ACH from the account. */
export type AccountIncomingAchPull = components['schemas']['AccountIncomingAchPull'];
/** Who may pull money by ACH from the account. */
export type AccountIncomingAchPullInput = components['schemas']['AccountIncomingAchPullInput'];
/** Incoming ACH pulls. */
export type AccountIncomingInput = components['schemas']['AccountIncomingInput'];
/** Rails on which the account can receive money. */
export type AccountReceive = components['schemas']['AccountReceive'];
/** Rails on which the account is to receive money. */
export type AccountReceiveInput = components['schemas']['AccountReceiveInput'];
/** Rails on which the account can send money. */
export type AccountSend = components['schemas']['AccountSend'];
/** Rails on which the account is to send money. */
export type AccountSendInput = components['schemas']['AccountSendInput'];
/** Whether ACH is on in the program, and what carries it out. */
export type AchRouting = components['schemas']['AchRouting'];
/** Whether ACH is on for the account. */
export type AchSwitch = components['schemas']['AchSwitch'];
/** Turns ACH on or off for the account. */
export type AchSwitchInput = components['schemas']['AchSwitchInput'];
/** A postal address. A part that is unset holds the empty string. */
export type Address = components['schemas']['Address'];
/** A postal address to store. */
export type AddressInput = components['schemas']['AddressInput'];
/** An amount of money: a decimal number with two fraction digits, written as a string so that no digit is lost. The currency stands in a field of its own, if at all. */
export type Amount = components['schemas']['Amount'];
/** An amount of money with two fraction digits, written as a string; empty if none was set. */
export type AmountOrUnset = components['schemas']['AmountOrUnset'];
/** Bank link exchange. */
export type BankLinkExchange = components['schemas']['BankLinkExchange'];
/** Identifies a card BIN (the number range that a program's cards come from), or the empty string when there is none. */
export type BinIdOrUnset = components['schemas']['BinIdOrUnset'];
/** Identifies the brand of a program: the kind prefix `pbr-` and a UUID-style tail. */
export type BrandId = components['schemas']['BrandId'];
/** Locale data of the SDK. */
export type BrandSdkLocale = components['schemas']['BrandSdkLocale'];
/** Theme of the SDK. */
export type BrandSdkTheme = components['schemas']['BrandSdkTheme'];
/** Identifies a business, or the empty string when there is none. */
export type BusinessIdOrUnset = components['schemas']['BusinessIdOrUnset'];
/** A card, issued against an account. */
export type Card = components['schemas']['Card'];
/** How many cards of one kind may be issued, and whether at all. */
export type CardAllowance = components['schemas']['CardAllowance'];
/** How many cards of one kind may be issued, and whether at all. */
export type CardAllowanceInput = components['schemas']['CardAllowanceInput'];
/** The number range that one family of cards comes from. */
export type CardBin = components['schemas']['CardBin'];
/** Identifies a card: the kind prefix `crd-` and a UUID-style tail. */
export type CardId = components['schemas']['CardId'];
/** Shipping of a card. */
export type CardShipping = components['schemas']['CardShipping'];
/** Where the card is to go. */
export type CardShippingInput = components['schemas']['CardShippingInput'];
/** Whoever the card is for. */
export type Cardholder = components['schemas']['Cardholder'];
/** Identifies a cardholder: the kind prefix `chd-` and a UUID-style tail. */
export type CardholderId = components['schemas']['CardholderId'];
/** A counterparty, stored with the details needed to reach it by bank transfer, card, check or wire. */
export type Contact = components['schemas']['Contact'];
/** Bank details for ACH transfers, as stored. */
export type ContactAch = components['schemas']['ContactAch'];
/** Bank details for ACH transfers. The last four characters and the verification are the platform's to add. */
export type ContactAchInput = components['schemas']['ContactAchInput'];
/** Card details: an address. */
export type ContactCard = components['schemas']['ContactCard'];
/** Card details: an address. */
export type ContactCardInput = components['schemas']['ContactCardInput'];
/** Check details: an address. */
export type ContactCheck = components['schemas']['ContactCheck'];
/** Check details: an address. */
export type ContactCheckInput = components['schemas']['ContactCheckInput'];
/** Identifies a contact: the kind prefix `con-` and a UUID-style tail. */
export type ContactId = components['schemas']['ContactId'];
/** Identifies a contact, or the empty string when there is none. */
export type ContactIdOrUnset = components['schemas']['ContactIdOrUnset'];
/** Somebody to turn to. */
export type ContactPerson = components['schemas']['ContactPerson'];
/** Bank details for wires, as stored. */
export type ContactWire = components['schemas']['ContactWire'];
/** Bank details for wires within the country, as stored. */
export type ContactWireDomestic = components['schemas']['ContactWireDomestic'];
/** Bank details for wires within the country. */
export type ContactWireDomesticInput = components['schemas']['ContactWireDomesticInput'];
/** Bank details for wires. */
export type ContactWireInput = components['schemas']['ContactWireInput'];
/** Bank details for wires across borders, as stored. */
export type ContactWireInternational = components['schemas']['ContactWireInternational'];
/** Bank details for wires across borders. */
export type ContactWireInternationalInput = components['schemas']['ContactWireInternationalInput'];
/** An integer written as a string, or the empty string when no number is set. */
export type CountOrUnset = components['schemas']['CountOrUnset'];
/** A two-letter country code, or the empty string when no country is given. */
export type CountryCodeOrUnset = components['schemas']['CountryCodeOrUnset'];
/** An account to open. */
export type CreateAccountRequest = components['schemas']['CreateAccountRequest'];
/** A card to issue. */
export type CreateCardRequest = components['schemas']['CreateCardRequest'];
/** A counterparty to store. Identifiers, times, label, status, type, `last4` and `verified` are the platform's to add. */
export type CreateContactRequest = components['schemas']['CreateContactRequest'];
/** The month in which a card expires, in two digits, or the empty string when there is none yet. */
export type ExpiryMonthOrUnset = components['schemas']['ExpiryMonthOrUnset'];
/** The year in which a card expires, in four digits, or the empty string when there is none yet. */
export type ExpiryYearOrUnset = components['schemas']['ExpiryYearOrUnset'];
/** How the card processor is set up for this BIN. */
export type IssuerProcessorData = components['schemas']['IssuerProcessorData'];
/** Money limits by direction. The empty string means that no amount is set. */
export type Limits = components['schemas']['Limits'];
/** Money limits to set, by direction. */
export type LimitsInput = components['schemas']['LimitsInput'];
/** Whether one kind of record may be onboarded, and how many at most. */
export type OnboardingAllowance = components['schemas']['OnboardingAllowance'];
/** Limits of one rail, by day and by month. */
export type PeriodLimits = components['schemas']['PeriodLimits'];
/** Limits of one rail to set. A group sent with both amounts empty was seen to come back with the program's amounts. */
export type PeriodLimitsInput = components['schemas']['PeriodLimitsInput'];
/** Identifies a person, or the empty string when there is none. */
export type PersonIdOrUnset = components['schemas']['PersonIdOrUnset'];
/** A telephone number in international form, with a leading `+`, or the empty string when none is known. */
export type PhoneNumberOrUnset = components['schemas']['PhoneNumberOrUnset'];
/** Identifies a configuration at the card processor, or the empty string when there is none. */
export type ProcessorConfigIdOrUnset = components['schemas']['ProcessorConfigIdOrUnset'];
/** The top of the configuration: which rails are on, how much may move unless an account says otherwise, how cards and accounts are set up, branding and notifications. Holds credentials, so treat it as a secret. */
export type Program = components['schemas']['Program'];
/** Traits that accounts of the program have. */
export type ProgramAccountSubTypes = components['schemas']['ProgramAccountSubTypes'];
/** Account types of the program, each on or off. Which values the type of an account allows is not shown. */
export type ProgramAccountTypes = components['schemas']['ProgramAccountTypes'];
/** Settings of the program's bank accounts. */
export type ProgramBank = components['schemas']['ProgramBank'];
/** Billing of the program. */
export type ProgramBilling = components['schemas']['ProgramBilling'];
/** Branding: colours, logos, fonts and card art. */
export type ProgramBrand = components['schemas']['ProgramBrand'];
/** Card settings of the program. */
export type ProgramCard = components['schemas']['ProgramCard'];
/** A BIN for each family of cards. */
export type ProgramCardBins = components['schemas']['ProgramCardBins'];
/** How many cards of each kind there may be. A new account was seen to start with these settings. */
export type ProgramCardTypes = components['schemas']['ProgramCardTypes'];
/** The company behind the program. */
export type ProgramCompany = components['schemas']['ProgramCompany'];
/** Fallback settings. Their meaning is not shown. */
export type ProgramFallback = components['schemas']['ProgramFallback'];
/** Identifies a program: the kind prefix `prg-` and a UUID-style tail. */
export type ProgramId = components['schemas']['ProgramId'];
/** Identity verification. */
export type ProgramIdentity = components['schemas']['ProgramIdentity'];
/** Incoming ACH pulls. */
export type ProgramIncoming = components['schemas']['ProgramIncoming'];
/** Who may pull money by ACH from accounts of the program. */
export type ProgramIncomingAchPull = components['schemas']['ProgramIncomingAchPull'];
/** Legal texts, or the addresses of them. */
export type ProgramLegal = components['schemas']['ProgramLegal'];
/** Most accounts, for businesses and for people. */
export type ProgramMaxAccounts = components['schemas']['ProgramMaxAccounts'];
/** What minors may have. */
export type ProgramMinor = components['schemas']['ProgramMinor'];
/** Cards for minors. */
export type ProgramMinorCard = components['schemas']['ProgramMinorCard'];
/** Which messages are sent, by which channel, under which name. */
export type ProgramNotification = components['schemas']['ProgramNotification'];
/** What may be onboarded. */
export type ProgramOnboarding = components['schemas']['ProgramOnboarding'];
/** Operations that are switched on. */
export type ProgramOps = components['schemas']['ProgramOps'];
/** Rails on which the program can receive money. */
export type ProgramReceive = components['schemas']['ProgramReceive'];
/** Rewards. */
export type ProgramReward = components['schemas']['ProgramReward'];
/** Rails on which the program can send money. */
export type ProgramSend = components['schemas']['ProgramSend'];
/** One-time passwords for the card challenge. */
export type ProgramSendOtp = components['schemas']['ProgramSendOtp'];
/** 3-D Secure: the challenge that a card payment on the internet may ask for. */
export type ProgramThreeDomainSecure = components['schemas']['ProgramThreeDomainSecure'];
/** Whether a rail is on in the program, and what carries it out. */
export type RailRouting = components['schemas']['RailRouting'];
/** Whether a rail is on for the account. */
export type RailSwitch = components['schemas']['RailSwitch'];
/** Turns a rail on or off for the account. */
export type RailSwitchInput = components['schemas']['RailSwitchInput'];
/** Real-time authorisation entries. */
export type RealTimeAuth = components['schemas']['RealTimeAuth'];
/** An ACH pull to receive. */
export type ReceiveAchPullRequest = components['schemas']['ReceiveAchPullRequest'];
/** Limits on money that comes in: overall and by rail. */
export type ReceiveLimits = components['schemas']['ReceiveLimits'];
/** Limits on money that comes in, to set. */
export type ReceiveLimitsInput = components['schemas']['ReceiveLimitsInput'];
/** Limits on money that goes out: overall and by rail. */
export type SendLimits = components['schemas']['SendLimits'];
/** Limits on money that goes out, to set. Unlike the answer, it has no groups for cards and debit cards. */
export type SendLimitsInput = components['schemas']['SendLimitsInput'];
/** Identifies the shipping of a card: the kind prefix `shp-` and a UUID-style tail. */
export type ShippingId = components['schemas']['ShippingId'];
/** A moment in UTC, to the second: ISO 8601 in the form `YYYY-MM-DDThh:mm:ssZ`. No fraction and no other offset. */
export type Timestamp = components['schemas']['Timestamp'];
/** A moment in UTC, to the second (`YYYY-MM-DDThh:mm:ssZ`), or the empty string when it is unset. */
export type TimestampOrUnset = components['schemas']['TimestampOrUnset'];
/** Limits on transactions. */
export type TransactionLimits = components['schemas']['TransactionLimits'];
/** Limits on incoming transactions, by rail. */
export type TransactionReceiveLimits = components['schemas']['TransactionReceiveLimits'];
/** A movement of money. An ACH pull and a check share this one record shape. */
export type Transfer = components['schemas']['Transfer'];
/** Identifies a transfer: the kind prefix `tra-` and a UUID-style tail. */
export type TransferId = components['schemas']['TransferId'];
/** Your own data on a transfer. Keys seen: `description` and `externalId`, both holding text; any others are allowed. */
export type TransferMetadata = components['schemas']['TransferMetadata'];
/** Settings to change. `incoming` stands beside `config` here, while the answer has it inside `config`. */
export type UpdateAccountRequest = components['schemas']['UpdateAccountRequest'];
/** Descriptive fields of a check to change. */
export type UpdateSentCheckRequest = components['schemas']['UpdateSentCheckRequest'];
