/** An `operationId` of the description: `createCard`. */
export type OperationId = keyof typeof import('../../generated/validators.js').responses;

/** One of the seven operations, as the suite needs it. Read from the description by `description.ts`. */
export interface Operation {
  readonly id: OperationId;
  /** `POST` */
  readonly method: string;
  /** `/v1/account/{accountId}` */
  readonly path: string;
  /** Section of the source: `4.4` */
  readonly section: string;
  /** Success statuses as described: `201`, or `2XX` where the source shows none. */
  readonly success: string;
  /** Anything but GET. */
  readonly writes: boolean;
  /** Moves money where the deployment is a real bank: the ACH pull alone. */
  readonly movesMoney: boolean;
  /** Headers that were seen on it (5). Of the creation of a contact none is shown: whatever was given is sent. */
  readonly credentials: readonly ('apiKey' | 'personId')[];
}
