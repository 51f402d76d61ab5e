import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from './index.ts'

/** Where in a JSON schema a list has no maximum. */
const endlessLists = (schema: unknown, path: string): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const isEndless = 'type' in schema && schema.type === 'array' && !('maxItems' in schema)
  const below = Object.entries(schema).flatMap(([key, part]) => endlessLists(part, `${path}.${key}`))
  return isEndless ? [path, ...below] : below
}

test('every list that can be sent has a maximum', () => {
  const found = endpoints.flatMap(({ name, body, query, params }) =>
    [body, query, params].flatMap((part) =>
      part ? endlessLists(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }), name) : [],
    ),
  )
  expect(found).toEqual([])
})
