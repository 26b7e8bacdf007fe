import { type LocationObject, Source } from '@redocly/openapi-core';

/** A description that was changed after it was read. It leads every place in it back to the text that the place comes from. */
export abstract class DerivedSource extends Source {
  /** The place in the source that this one was derived from, which may be derived itself. */
  abstract writtenPlace(location: LocationObject): LocationObject;
}
