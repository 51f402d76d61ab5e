import { type NoticeKind, optionalInInbox } from '#contract/notices/kinds.ts'
import type { NoticeSetting } from '#contract/notices/notices.ts'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useUpdateNoticeSetting } from './account.queries.ts'
import styles from './NoticesSection.module.css'

const texts: Readonly<Record<NoticeKind, { name: () => string; about: () => string }>> = {
  application: { name: m.account_notice_application, about: m.account_notice_application_text },
  decision: { name: m.account_notice_decision, about: m.account_notice_decision_text },
  mission: { name: m.account_notice_mission, about: m.account_notice_mission_text },
  reminder: { name: m.account_notice_reminder, about: m.account_notice_reminder_text },
  rating: { name: m.account_notice_rating, about: m.account_notice_rating_text },
  comment: { name: m.account_notice_comment, about: m.account_notice_comment_text },
  message: { name: m.account_notice_message, about: m.account_notice_message_text },
  invitation: { name: m.account_notice_invitation, about: m.account_notice_invitation_text },
  favourite: { name: m.account_notice_favourite, about: m.account_notice_favourite_text },
  search: { name: m.searches_notice_kind, about: m.searches_notice_kind_text },
}

interface Props {
  kind: NoticeKind
  stored: NoticeSetting
}

export function NoticeRow({ kind, stored }: Props) {
  const toast = useToast()
  const { mutate, isPending, variables } = useUpdateNoticeSetting(kind)
  const setting = isPending ? variables : stored
  const update = (changed: NoticeSetting) =>
    mutate(changed, {
      onError: (error) => {
        toast.show(problemToast(error, errorText(error, m.account_notices_save_failed())))
      },
    })
  const { name, about } = texts[kind]
  return (
    <tr>
      <th scope="row" className={styles.kind}>
        <span className={styles.name}>{name()}</span>
        <span className={styles.about}>{about()}</span>
      </th>
      <td>
        <Checkbox
          className={styles.choice}
          checked={setting.inInbox}
          disabled={!optionalInInbox.includes(kind)}
          onChange={({ currentTarget }) => update({ ...setting, inInbox: currentTarget.checked })}
        >
          <span className="sr-only">{m.account_notice_in_inbox({ kind: name() })}</span>
        </Checkbox>
      </td>
      <td>
        <Checkbox
          className={styles.choice}
          checked={setting.byPush}
          onChange={({ currentTarget }) => update({ ...setting, byPush: currentTarget.checked })}
        >
          <span className="sr-only">{m.push_choice({ kind: name() })}</span>
        </Checkbox>
      </td>
      <td>
        <Checkbox
          className={styles.choice}
          checked={setting.byMail}
          onChange={({ currentTarget }) => update({ ...setting, byMail: currentTarget.checked })}
        >
          <span className="sr-only">{m.account_notice_by_mail({ kind: name() })}</span>
        </Checkbox>
      </td>
    </tr>
  )
}
