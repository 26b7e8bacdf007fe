/** A part of a call beside the bodies, of which overlays say something. */
export type PartSubject = HeaderSubject | ParameterSubject | CredentialSubject;

/** A header of the responses with a status. */
export interface HeaderSubject {
  readonly header: string;
  readonly ofStatus: string;
  /** Pointer to what its value is held against; absent: that it is there. */
  readonly schema?: string;
}

/** A header, cookie or query parameter of requests. */
export interface ParameterSubject {
  readonly parameter: string;
  readonly in: ParameterPlace;
  /** As above. */
  readonly schema?: string;
}

export type ParameterPlace = 'header' | 'query' | 'cookie';

/** The credentials that a request has to carry: all of one alternative. */
export interface CredentialSubject {
  readonly credentials: readonly (readonly DescribedCredential[])[];
}

export interface DescribedCredential {
  /** The name of the security scheme: `apiKey`. */
  readonly scheme: string;
  /** The place of the credential; absent if no request shows it, as for a client certificate. */
  readonly in?: ParameterPlace;
  /** The name of the header, cookie or parameter. */
  readonly name?: string;
  /** The beginning of the value of `Authorization`: `bearer`. */
  readonly prefix?: string;
}
