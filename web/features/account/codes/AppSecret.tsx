import { Copy } from 'lucide-react'
import { m } from '#texts'
import { SecretText } from '#web/features/account/SecretText.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { useCopy } from '#web/ui/overlays/use-copy.ts'
import styles from './AppSecret.module.css'
import { QrCode } from './QrCode.tsx'

const focus = (lead: HTMLElement | null) => lead?.focus()

interface Props {
  secret: string
  /** The same with the names that the app shows. */
  address: string
}

/** The secret for the app: to scan, to open on this device, or to type. */
export function AppSecret({ secret, address }: Props) {
  const copy = useCopy()
  return (
    <>
      {/* The field that had the focus is gone. */}
      <p ref={focus} tabIndex={-1} className={styles.lead}>
        {m.security_app_text()}
      </p>
      <QrCode text={address} label={m.security_app_qr()} />
      <TextLink touch href={address} className={styles.open}>
        {m.security_app_open()}
      </TextLink>
      <div className={styles.secret}>
        <SecretText label={m.security_app_secret()} value={secret.replaceAll(/.{4}(?=.)/g, '$& ')} />
        <Button onClick={() => copy(secret)}>
          <Copy size={16} aria-hidden />
          {m.security_app_copy()}
        </Button>
      </div>
    </>
  )
}
