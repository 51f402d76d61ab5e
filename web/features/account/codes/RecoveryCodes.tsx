import { Copy, Download } from 'lucide-react'
import { m } from '#texts'
import { saveFile } from '#web/browser/save-file.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { useCopy } from '#web/ui/overlays/use-copy.ts'
import styles from './RecoveryCodes.module.css'

const focus = (lead: HTMLElement | null) => lead?.focus()

/** New recovery codes, to be saved now: the server cannot show them again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const copy = useCopy()
  const text = codes.join('\n')
  return (
    <>
      {/* The field that had the focus is gone. */}
      <p ref={focus} tabIndex={-1} className={styles.lead}>
        {m.security_recovery_text()}
      </p>
      <Note tone="warn">{m.security_recovery_once()}</Note>
      <ul className={styles.codes} aria-label={m.security_recovery()}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={() => copy(text)}>
          <Copy size={16} aria-hidden />
          {m.security_recovery_copy()}
        </Button>
        <Button onClick={() => saveFile('crewbeacon-recovery-codes.txt', 'text/plain', `${text}\n`)}>
          <Download size={16} aria-hidden />
          {m.security_recovery_save()}
        </Button>
      </div>
    </>
  )
}
