import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './Table.module.css'

type Column<Row> = {
  key: string
  /** Also the label of the value where rows become cards. Hide it for the name and the actions. */
  header: string
  headerHidden?: boolean | undefined
  cell: (row: Row) => ReactNode
  /** Monospaced, for ids and numbers. */
  mono?: boolean | undefined
}

type Props<Row> = {
  /** What the table lists, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Few short columns, which fit everywhere. */
  isNarrow?: boolean | undefined
}

/** Where its columns do not fit, each row becomes a card: the first column is its title, the last has the actions. */
export function Table<Row>({ caption, columns, rows, rowKey, isNarrow }: Props<Row>) {
  return (
    <table className={classNames(styles.table, !isNarrow && styles.wide)}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col">
              <span className={column.headerHidden ? 'sr-only' : undefined}>{column.header}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column, index) => (
              <td
                key={column.key}
                className={column.mono ? styles.mono : undefined}
                data-label={index === 0 || column.headerHidden ? undefined : column.header}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
