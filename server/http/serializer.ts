/**
 * Turns answers into JSON by a serializer compiled from each response schema. Like checking them by the schema it drops
 * every field that is not declared, but it costs a tenth; the tests check the answers by the schemas themselves.
 */
import fastJson, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import * as z from 'zod/mini'

interface JsonSchema {
  readonly anyOf?: readonly JsonSchema[]
  readonly [keyword: string]: unknown
}

/** Formats and patterns were checked when the value came in; "this or null" is one keyword for the serializer. */
const simplify = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(simplify)
  if (typeof value !== 'object' || value === null) return value
  const { anyOf, format, pattern, $schema, ...rest } = value as JsonSchema
  const others = anyOf?.filter(({ type }) => type !== 'null')
  const alone = others?.length === 1 ? { ...others[0], nullable: true } : anyOf && { anyOf }
  return Object.fromEntries(
    Object.entries({ ...rest, ...alone }).map(([keyword, part]) => [keyword, simplify(part)]),
  )
}

export const serializerCompiler: FastifySerializerCompiler<z.ZodMiniType> = ({ schema }) =>
  fastJson(simplify(z.toJSONSchema(schema, { target: 'draft-7' })) as Schema)
