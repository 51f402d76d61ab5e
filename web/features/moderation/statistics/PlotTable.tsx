import { m } from '#texts'
import { Table } from '#web/ui/display/Table.tsx'
import styles from './Plots.module.css'

interface Props {
  /** What the plot shows. */
  caption: string
  /** What `text` is. */
  header: string
  rows: readonly { readonly key: string; readonly label: string; readonly text: string }[]
}

/** The numbers of a plot, for those who cannot see it or distinguish its colors. */
export function PlotTable({ caption, header, rows }: Props) {
  return (
    <details className={styles.numbers}>
      <summary className={styles.summary}>{m.reports_stats_table()}</summary>
      <Table
        isNarrow
        caption={caption}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'week', header: m.reports_stats_week(), cell: ({ label }) => label },
          { key: 'text', header, cell: ({ text }) => text },
        ]}
      />
    </details>
  )
}
