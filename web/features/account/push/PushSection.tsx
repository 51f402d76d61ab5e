import { Link } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import type { PushSettings } from '#contract/notices/push.ts'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { type PushAbility, pushAbility } from '#web/browser/push.ts'
import type { AccountSection } from '#web/features/account/account-sections.ts'
import { SettingsSection } from '#web/features/account/SettingsSection.tsx'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { problemToast } from '#web/problems/problem-toast.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
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
export function PushSection(props: Props) {
  const { data, error, isFetching, refetch } = usePushSettings()
  const content = () => {
    if (data) return <PushContent settings={data} {...props} />
    if (error) {
      return (
        <LoadProblem error={error} fallback={m.push_load_failed()} retrying={isFetching} onRetry={refetch} />
      )
    }
    return (
      <LoadingRegion>
        <Skeleton height={96} radius={8} />
      </LoadingRegion>
    )
  }
  return (
    <SettingsSection name="push" lead={m.push_text()}>
      {content()}
    </SettingsSection>
  )
}

function PushContent({ settings, zone, nameOf }: Props & { settings: PushSettings }) {
  const listId = useId()
  const state = useRef<HTMLDivElement>(null)
  const { devices } = settings
  return (
    <FocusHome value={state}>
      <ThisDevice settings={settings} state={state} />
      {devices.length > 0 ? (
        <div>
          <h3 id={listId} className={styles.heading}>
            {m.push_devices()}
          </h3>
          <ul aria-labelledby={listId}>
            {devices.map((device) => (
              <PushDeviceRow key={device.id} device={device} name={nameOf(device.userAgent)} zone={zone} />
            ))}
          </ul>
        </div>
      ) : null}
    </FocusHome>
  )
}

const obstacles: Readonly<Record<Exclude<PushAbility, 'possible'>, () => string>> = {
  denied: m.push_denied,
  unsupported: m.push_unsupported,
  'home-screen': m.push_home_screen,
}

interface ThisDeviceProps {
  settings: PushSettings
  state: React.RefObject<HTMLDivElement | null>
}

function ThisDevice({ settings: { publicKey, devices }, state }: ThisDeviceProps) {
  const toast = useToast()
  const [ability, setAbility] = useState(pushAbility)
  const { mutateAsync: turnOn } = useTurnOnPushes()
  const { mutateAsync: remove } = useRemovePushDevice()
  const current = devices.find(({ isCurrent }) => isCurrent)
  const press = async (change: () => Promise<unknown>, doneText: string, failedText: string) => {
    try {
      const isDone = (await change()) !== null
      const isDismissed = !isDone && pushAbility() === 'possible'
      if (isDone) toast.show({ title: doneText })
      if (isDismissed) toast.show({ title: m.push_dismissed() })
    } catch (error) {
      toast.show(problemToast(error, errorText(error, failedText)))
    }
    setAbility(pushAbility())
  }
  if (ability !== 'possible') {
    return (
      <div role="status" ref={state} tabIndex={-1} className={styles.state}>
        <Note tone={ability === 'denied' ? 'warn' : 'info'}>{obstacles[ability]()}</Note>
        <TextLink asChild>
          <Link to="." search hash={'notices' satisfies AccountSection}>
            {m.push_choose_mail()}
          </Link>
        </TextLink>
      </div>
    )
  }
  return (
    <>
      <div role="status" ref={state} tabIndex={-1} className={styles.state}>
        <p>{current ? m.push_on() : m.push_off()}</p>
      </div>
      <div>
        {current ? (
          <BusyButton
            key="off"
            pendingLabel={m.push_turning_off()}
            onClick={() => press(() => remove(current), m.push_turned_off(), m.push_turn_off_failed())}
          >
            {m.push_turn_off()}
          </BusyButton>
        ) : (
          <BusyButton
            key="on"
            variant="primary"
            pendingLabel={m.push_turning_on()}
            onClick={() => press(() => turnOn(publicKey), m.push_turned_on(), m.push_turn_on_failed())}
          >
            {m.push_turn_on()}
          </BusyButton>
        )}
      </div>
    </>
  )
}
