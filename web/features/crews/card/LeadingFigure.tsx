import styles from './LeadingFigure.module.css'

/** A sentence that begins with a number, which stands out: "3 of 8 free". */
export function LeadingFigure({ children }: { children: string }) {
  const [figure, ...words] = children.split(' ')
  return (
    <>
      <b className={styles.figure}>{figure}</b> {words.join(' ')}
    </>
  )
}
