/**
 * Turns answers into JSON by a serializer compiled from each response schema. Like checking them by the schema it drops
 * every field that is not declared, but it costs a tenth; the tests check the answers by the schemas themselves.
 */
import fastJson, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import * as z from 'zod/mini'

interface JsonSchema {
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly [keyword: string]: unknown
}

/** Formats and patterns were checked when the value came in; "this or null" is one keyword for the serializer. */
const simplify = ({
  anyOf,
  properties,
  items,
  format,
  pattern,
  $schema,
  ...rest
}: JsonSchema): JsonSchema => {
  const others = anyOf?.filter(({ type }) => type !== 'null').map(simplify)
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, simplify(property)]),
      ),
    }),
    ...(items && { items: simplify(items) }),
    ...(others?.length === 1 ? { ...others[0], nullable: true } : anyOf && { anyOf: anyOf.map(simplify) }),
  }
}

type Serialize = (value: unknown) => string

/** The API and the pages give the same answers, so each schema is compiled once. */
const compiled = new WeakMap<z.ZodMiniType, Serialize>()

const compile = (schema: z.ZodMiniType): Serialize => {
  const serialize: Serialize = fastJson(
    simplify(z.toJSONSchema(schema, { target: 'draft-7' }) as JsonSchema) as object as Schema,
  )
  compiled.set(schema, serialize)
  return serialize
}

export const serializerOf = (schema: z.ZodMiniType): Serialize => compiled.get(schema) ?? compile(schema)

export const serializerCompiler: FastifySerializerCompiler<z.ZodMiniType> = ({ schema }) =>
  serializerOf(schema)
