import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { passkeyLimits } from '#contract/passkeys/limits.ts'
import type { Passkeys } from '#contract/passkeys/passkeys.ts'
import { m } from '#texts'
import { type PasskeyAbility, usePasskeyAbility } from '#web/browser/passkeys.ts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { SettingsContent } from '#web/features/account/SettingsContent.tsx'
import { SettingsFold } from '#web/features/account/SettingsFold.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { PasskeyRow } from './PasskeyRow.tsx'
import styles from './PasskeySection.module.css'
import { usePasskeys } from './passkeys.queries.ts'

interface Props {
  /** The time zone in which times are shown. */
  zone: string
  /** What a browser is called, from what it says of itself. */
  nameOf: (userAgent: string) => string
}

/** What opens the account without a password. */
export function PasskeySection({ zone, nameOf }: Props) {
  const query = usePasskeys()
  const count = query.data?.passkeys.length
  const state = count === 0 ? m.settings_none() : m.settings_passkeys({ count: count ?? 0 })
  return (
    <SettingsFold name="passkeys" state={query.data && state} lead={m.passkeys_text()}>
      <SettingsContent query={query} fallback={m.passkeys_load_failed()}>
        {(settings) => <PasskeySettings settings={settings} zone={zone} nameOf={nameOf} />}
      </SettingsContent>
    </SettingsFold>
  )
}

function PasskeySettings({ settings, zone, nameOf }: Props & { settings: Passkeys }) {
  const state = useRef<HTMLDivElement>(null)
  const { passkeys, canAdd, canRemove } = settings
  return (
    <FocusHome value={state}>
      {passkeys.length > 0 ? (
        <ul aria-label={m.passkeys_list()}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} canRemove={canRemove} zone={zone} />
          ))}
        </ul>
      ) : null}
      <div ref={state} tabIndex={-1} className={styles.state}>
        {passkeys.length > 0 ? null : <p>{m.passkeys_none()}</p>}
        {canRemove || passkeys.length === 0 ? null : <Note tone="info">{m.passkeys_only_way()}</Note>}
        <AddPasskey canAdd={canAdd} nameOf={nameOf} />
      </div>
    </FocusHome>
  )
}

const obstacles: Readonly<Record<Exclude<PasskeyAbility, 'possible'>, () => string>> = {
  insecure: m.passkeys_insecure,
  unsupported: m.passkeys_unsupported,
}

const importDialog = async () => (await import('./AddPasskeyDialog.tsx')).AddPasskeyDialog

function AddPasskey({ canAdd, nameOf }: Pick<Props, 'nameOf'> & { canAdd: boolean }) {
  const ability = usePasskeyAbility()
  const [isOpen, setOpen] = useState(false)
  const { Part: AddPasskeyDialog, load } = useOnDemand(importDialog)
  const open = async () => {
    if (await load()) setOpen(true)
  }
  if (ability !== 'possible') return <Note tone="info">{obstacles[ability]()}</Note>
  if (!canAdd) return <Note tone="info">{m.passkeys_full({ count: passkeyLimits.count })}</Note>
  return (
    <div>
      <BusyButton onClick={open}>
        <KeyRound size={16} aria-hidden />
        {m.passkeys_add()}
      </BusyButton>
      {isOpen && AddPasskeyDialog ? (
        <AddPasskeyDialog suggestedName={nameOf(navigator.userAgent)} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  )
}
