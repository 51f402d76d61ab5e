import { useRef } from 'react'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { SettingsContent } from '#web/features/account/SettingsContent.tsx'
import { SettingsFold } from '#web/features/account/SettingsFold.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { CalendarAddress } from './CalendarAddress.tsx'
import styles from './CalendarSection.module.css'
import { useCalendarFeed, useDeleteCalendarFeed, useRenewCalendarFeed } from './calendar.queries.ts'

/** The secret address under which calendar programs read the player's missions. */
export function CalendarSection({ zone }: { zone: string }) {
  const feed = useCalendarFeed()
  const state = feed.data?.since ? m.settings_calendar_on() : m.settings_calendar_off()
  return (
    <SettingsFold name="calendar" state={state} lead={m.calendars_text()}>
      <SettingsContent query={feed} fallback={m.calendars_load_failed()}>
        {({ since }) => <CalendarSettings since={since} zone={zone} />}
      </SettingsContent>
    </SettingsFold>
  )
}

/** The address is known only until the player leaves the page: the server cannot show it again. */
function CalendarSettings({ since, zone }: { since: string | null; zone: string }) {
  const toast = useToast()
  const state = useRef<HTMLDivElement>(null)
  const { mutateAsync: renew, data: renewed } = useRenewCalendarFeed()
  const { mutateAsync: end } = useDeleteCalendarFeed()
  const address = renewed?.since === since ? renewed.address : undefined
  const create = async () => {
    try {
      await renew()
    } catch (error) {
      toast.show(problemToast(error, errorText(error, m.calendars_create_failed())))
    }
  }
  const text = () => {
    if (address) return <Note tone="warn">{m.calendars_shown_once()}</Note>
    return (
      <p>{since ? m.calendars_since({ date: formatDate(new Date(since), zone) }) : m.calendars_none()}</p>
    )
  }
  return (
    <FocusHome value={state}>
      {/* There from the start, so that screen readers announce what comes into it. */}
      <div role="status" ref={state} tabIndex={-1} className={styles.state}>
        {text()}
      </div>
      {address ? <CalendarAddress address={address} /> : null}
      <div className={styles.buttons}>
        {since ? (
          <>
            <ConfirmButton
              label={m.calendars_renew()}
              title={m.calendars_renew_title()}
              consequence={m.calendars_renew_consequence()}
              confirmLabel={m.calendars_renew_submit()}
              pendingLabel={m.calendars_creating()}
              doneText={m.calendars_renewed()}
              failedText={m.calendars_create_failed()}
              onConfirm={renew}
            />
            <ConfirmButton
              variant="danger"
              label={m.calendars_end()}
              title={m.calendars_end_title()}
              consequence={m.calendars_end_consequence()}
              confirmLabel={m.calendars_end_submit()}
              pendingLabel={m.calendars_ending()}
              doneText={m.calendars_ended()}
              failedText={m.calendars_end_failed()}
              onConfirm={end}
            />
          </>
        ) : (
          <BusyButton onClick={create} pendingLabel={m.calendars_creating()}>
            {m.calendars_create()}
          </BusyButton>
        )}
      </div>
    </FocusHome>
  )
}
