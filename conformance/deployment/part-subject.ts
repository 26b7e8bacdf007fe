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
  /** Of the security scheme: `apiKey`. */
  readonly scheme: string;
  /** Where it stands; absent where no request shows it, as of a client certificate. */
  readonly in?: ParameterPlace;
  /** Of the header, cookie or parameter. */
  readonly name?: string;
  /** How the value of `Authorization` begins: `bearer`. */
  readonly prefix?: string;
}
