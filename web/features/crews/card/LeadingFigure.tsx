import styles from './LeadingFigure.module.css'

/** A text whose first word, a number, stands out: "3 of 8 free". */
export function LeadingFigure({ children }: { children: string }) {
  const [figure, ...rest] = children.split(' ')
  return (
    <>
      <b className={styles.figure}>{figure}</b> {rest.join(' ')}
    </>
  )
}
