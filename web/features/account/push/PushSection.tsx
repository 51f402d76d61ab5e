import { Link } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import type { PushSettings } from '#contract/notices/push.ts'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { type PushAbility, pushAbility } from '#web/browser/push.ts'
import type { AccountSection } from '#web/features/account/account-sections.ts'
import { SettingsContent } from '#web/features/account/SettingsContent.tsx'
import { SettingsSection } from '#web/features/account/SettingsSection.tsx'
import { paths } from '#web/paths.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Fold } from '#web/ui/display/Fold.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { Switch } from '#web/ui/fields/Switch.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { PushDeviceRow } from './PushDeviceRow.tsx'
import styles from './PushSection.module.css'
import { usePushSettings, useRemovePushDevice, useTurnOnPushes } from './push.queries.ts'

interface Props {
  zone: string
  /** What a browser is called, from what it says of itself. */
  nameOf: (userAgent: string | null) => string
}

/** Whether this device shows notices, and which others do. */
export function PushSection({ zone, nameOf }: Props) {
  const query = usePushSettings()
  const state = useRef<HTMLDivElement>(null)
  const listId = useId()
  const devices = query.data?.devices ?? []
  return (
    <FocusHome value={state}>
      <SettingsSection
        name="push"
        untitled
        end={
          devices.length > 0 ? (
            <div className={styles.devices}>
              <Fold
                title={<span id={listId}>{m.push_devices()}</span>}
                hint={m.settings_devices({ count: devices.length })}
              >
                <ul aria-labelledby={listId}>
                  {devices.map((device) => (
                    <PushDeviceRow
                      key={device.id}
                      device={device}
                      name={nameOf(device.userAgent)}
                      zone={zone}
                    />
                  ))}
                </ul>
              </Fold>
            </div>
          ) : null
        }
      >
        <div ref={state} tabIndex={-1}>
          <SettingsContent query={query} fallback={m.push_load_failed()} pending={<ThisDevice />}>
            {(settings) => <ThisDevice settings={settings} />}
          </SettingsContent>
        </div>
      </SettingsSection>
    </FocusHome>
  )
}

const obstacles: Readonly<Record<Exclude<PushAbility, 'possible'>, () => string>> = {
  denied: m.push_denied,
  unsupported: m.push_unsupported,
  'home-screen': m.push_home_screen,
}

/** `settings`: undefined until they are known. */
function ThisDevice({ settings }: { settings?: PushSettings }) {
  const toast = useToast()
  const [ability, setAbility] = useState(pushAbility)
  const [pending, setPending] = useState<boolean>()
  const { mutateAsync: turnOn } = useTurnOnPushes()
  const { mutateAsync: remove } = useRemovePushDevice()
  const current = settings?.devices.find(({ isCurrent }) => isCurrent)
  const press = async (change: () => Promise<unknown>, doneText: string, failedText: string) => {
    if (pending !== undefined) return
    setPending(!current)
    try {
      const isDone = (await change()) !== null
      const isDismissed = !isDone && pushAbility() === 'possible'
      if (isDone) toast.show({ title: doneText })
      if (isDismissed) toast.show({ title: m.push_dismissed() })
    } catch (error) {
      toast.show(problemToast(error, errorText(error, failedText)))
    }
    setPending(undefined)
    setAbility(pushAbility())
  }
  const turn = () => {
    if (current) press(() => remove(current), m.push_turned_off(), m.push_turn_off_failed())
    else if (settings) press(() => turnOn(settings.publicKey), m.push_turned_on(), m.push_turn_on_failed())
  }
  if (ability !== 'possible') {
    return (
      <div role="status" className={styles.state}>
        <p className={styles.name}>{m.push_section()}</p>
        <Note tone={ability === 'denied' ? 'warn' : 'info'}>{obstacles[ability]()}</Note>
        <TextLink asChild>
          <Link to={paths.settingsNotices} hash={'mail' satisfies AccountSection}>
            {m.push_choose_mail()}
          </Link>
        </TextLink>
      </div>
    )
  }
  if (!settings) {
    const hint = <span className={styles.unknown}>{m.push_off()}</span>
    return <Switch label={m.push_section()} hint={hint} checked={undefined} />
  }
  return (
    <Switch
      label={m.push_section()}
      hint={current ? m.push_on() : m.push_off()}
      checked={pending ?? current !== undefined}
      aria-disabled={pending !== undefined}
      onChange={turn}
    />
  )
}
