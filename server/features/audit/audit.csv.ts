/** The audit log as a table for a spreadsheet: RFC 4180, with the byte order mark that Excel needs to read UTF-8. */
import type { AuditEntry } from '#contract/audit/audit.ts'

const columns = ['id', 'at', 'action', 'actorName', 'subjectName', 'ip', 'detail'] as const

/** A spreadsheet would evaluate a cell that begins like this, also after quotes and spaces. */
const formula = /^[\s"']*[=+\-@\t\r]/

/** Spreadsheets in other languages may start a new cell here: German Excel splits at semicolons. */
const formulaWithin = /([;,\t\r\n][\s"']*)(?=[=+\-@])/g

export const cellOf = (value: string): string => {
  const harmless = (formula.test(value) ? `'${value}` : value).replace(formulaWithin, "$1'")
  return `"${harmless.replaceAll('"', '""')}"`
}

const textOf = (value: AuditEntry[keyof AuditEntry]): string => {
  if (value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export const csvOf = (entries: readonly AuditEntry[]): string => {
  const lines = entries.map((entry) => columns.map((column) => textOf(entry[column])))
  return `\ufeff${[columns, ...lines].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`
}
