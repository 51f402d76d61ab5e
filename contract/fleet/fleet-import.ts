/** A whole fleet in one file: a list of ships from another program, and the player's own fleet in the same form. */
import * as z from 'zod/mini'
import { issue } from '../issues/issues.ts'
import { endpoint } from '../wire/endpoint.ts'
import { fleetLimits, importLimits } from './fields.ts'
import { newFleetShip } from './forms.ts'

/** Control characters mean a binary file; U+FFFD stands for bytes that are not UTF-8. */
const notText = /[^\P{Cc}\t\n\r]|\ufffd/u

const importText = z.string(issue('import_empty')).check(
  z.maxLength(importLimits.bytes, {
    error: issue('import_too_large', importLimits.megabytes),
    abort: true,
  }),
  z.refine<string>((text) => !notText.test(text), { error: issue('import_not_text'), abort: true }),
  z.refine<string>((text) => text.trim() !== '', issue('import_empty')),
)

const candidate = z.object({
  shipId: z.int(),
  name: z.string(),
  manufacturer: z.string(),
  /** How many of them the fleet has already, `count` at most. */
  owned: z.int(),
})

const importRow = z.object({
  /** As the list has it. */
  name: z.string(),
  customName: z.nullable(z.string()),
  /** The list gives it a name that ships cannot have, so it comes without one. */
  isNameRefused: z.boolean(),
  /** How often the list has it. */
  count: z.int(),
  /** Doubtful ones have to be chosen. */
  match: z.enum(['matched', 'doubtful', 'unknown']),
  /** The ship that is meant, or those that may be, the most similar first. */
  candidates: z.array(candidate),
})
export type ImportRow = z.output<typeof importRow>

const importPreview = z.object({
  rows: z.array(importRow),
  /** How many ships the fleet still has room for. */
  room: z.int(),
})
export type ImportPreview = z.output<typeof importPreview>

export const previewImport = endpoint({
  name: 'previewImport',
  method: 'POST',
  path: '/fleet/import/preview',
  access: 'member',
  summary: `Find the ships of a list in the catalogue, before anything is stored: the JSON or CSV of a hangar export, at most ${importLimits.megabytes} MB and ${importLimits.lines} ships`,
  body: z.object({ text: importText }),
  // As JSON every quote and line break takes two bytes.
  maxBodyBytes: 2 * importLimits.bytes + 1024,
  status: 200,
  response: importPreview,
  errors: [],
})

const confirmedShip = z.object({
  shipId: newFleetShip.shape.shipId,
  customName: newFleetShip.shape.customName,
  count: z._default(z.int().check(z.gte(1), z.lte(fleetLimits.ships)), 1),
})
export type ConfirmedShip = z.output<typeof confirmedShip>

export const importFleet = endpoint({
  name: 'importFleet',
  method: 'POST',
  path: '/fleet/import',
  access: 'member',
  summary: 'Add several ships to your fleet in one request: all of them, or none',
  body: z.object({
    ships: z
      .array(confirmedShip)
      .check(z.maxLength(fleetLimits.ships), z.minLength(1, issue('import_nothing_chosen'))),
  }),
  status: 201,
  response: z.object({ added: z.int() }),
  errors: ['fleet_full'],
})

const exportedShip = z.object({
  name: z.string(),
  manufacturer: z.string(),
  /** The name that the owner gave it, if any. */
  shipName: z.optional(z.string()),
})
export type ExportedShip = z.output<typeof exportedShip>

export const exportFleet = endpoint({
  name: 'exportFleet',
  method: 'GET',
  path: '/fleet/export.json',
  access: 'member',
  summary: 'Download your fleet as JSON that can be imported again',
  status: 200,
  response: z.array(exportedShip),
  errors: [],
})

export const exportFleetAsCsv = endpoint({
  name: 'exportFleetAsCsv',
  method: 'GET',
  path: '/fleet/export.csv',
  access: 'member',
  summary: 'Download your fleet as CSV that can be imported again',
  mediaType: 'text/csv; charset=utf-8',
  status: 200,
  response: z.void(),
  errors: [],
})
