import { at, isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { fromPointer, step, toFragment } from '../../../lib/json-pointer.ts';
import { freeName } from '../document/free-name.ts';
import { mapDocumentSchemas, mapSubschemas, put, type SchemaNode } from '../document/schema-walk.ts';
import type { Rule } from './loosen-schemas.ts';

/** Schemas are looked for in these places; what a reference finds elsewhere becomes a component. */
const KNOWN =
  /^#\/(?:paths|webhooks|components\/(?:schemas|responses|parameters|requestBodies|headers|callbacks|pathItems))\//;

/**
 * References of schemas that generators cannot follow as they are: through another reference, to an anchor, or to a place where
 * OpenAPI has no schemas. Each is written as a plain reference to the same schema.
 */
export class References {
  /** Schemas that become components, by name. */
  readonly hoisted: Record<string, Json> = {};
  private readonly document: JsonObject;
  private readonly anchors = new Map<string, string[]>();
  private readonly places = new Map<string, string>();

  constructor(document: JsonObject) {
    this.document = document;
    // Few descriptions have any.
    if (JSON.stringify(document).includes('nchor":')) this.findAnchors();
  }

  readonly rule: Rule = (keyword, value, schema) => {
    if (['$id', '$anchor', '$dynamicAnchor', '$schema', '$vocabulary', '$recursiveAnchor'].includes(keyword))
      return {};
    if (keyword === '$recursiveRef')
      return { why: 'The keyword `$recursiveRef` is not followed; any value is accepted.' };
    if (typeof value !== 'string' || (keyword !== '$ref' && keyword !== '$dynamicRef')) return undefined;
    const place = this.placeOf(value, keyword === '$dynamicRef');
    if (keyword === '$dynamicRef') {
      return place === undefined || schema.$ref !== undefined
        ? {
            why: 'The keyword `$dynamicRef` leads to more than one place and is not followed; any value is accepted.',
          }
        : { value: place, as: '$ref' };
    }
    if (place === undefined)
      return { why: `The reference cannot be resolved: ${value}; any value is accepted.` };
    return place === value ? undefined : { value: place };
  };

  /** A reference to the schema that another one leads to in the end; `undefined` where there is none, or no single one. */
  private placeOf(ref: string, dynamic: boolean): string | undefined {
    if (!ref.startsWith('#') || ref === '#') return undefined;
    const found = ref.startsWith('#/') ? this.follow(ref) : this.anchored(ref.slice(1), dynamic);
    return found === undefined ? undefined : this.known(found);
  }

  private anchored(name: string, dynamic: boolean): string | undefined {
    const places = this.anchors.get(name) ?? [];
    return places.length === 1 || (!dynamic && places.length > 0) ? places[0] : undefined;
  }

  /** Returns the same pointer, or where it leads when the references on its way are followed. */
  private follow(ref: string): string | undefined {
    if (at(this.document, ref) !== undefined) return ref;
    let place = '#';
    for (const name of fromPointer(ref)) {
      let node = at(this.document, place);
      for (let hops = 0; isObject(node) && typeof node.$ref === 'string' && hops < 32; hops++) {
        place = node.$ref;
        node = at(this.document, place);
      }
      if (at(node, `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`) === undefined) return undefined;
      place = toFragment([...fromPointer(place), name]);
    }
    return place;
  }

  private known(place: string): string {
    if (KNOWN.test(place)) return place;
    const known = this.places.get(place);
    if (known !== undefined) return known;
    const name = freeName(
      fromPointer(place).filter((part) => part !== 'definitions'),
      this.document,
      this.hoisted,
    );
    const now = step('#/components/schemas', name === '' ? 'Schema' : name);
    this.places.set(place, now);
    put(this.hoisted, name === '' ? 'Schema' : name, at(this.document, place) as Json);
    return now;
  }

  private findAnchors(): void {
    const note = (schema: SchemaNode, pointer: string): Json => {
      if (isObject(schema)) {
        for (const key of ['$anchor', '$dynamicAnchor']) {
          const name = schema[key];
          if (typeof name !== 'string') continue;
          this.anchors.set(name, [...(this.anchors.get(name) ?? []), toFragment(fromPointer(pointer))]);
        }
        mapSubschemas(schema, pointer, note);
      }
      return schema;
    };
    mapDocumentSchemas(this.document, note);
  }
}
