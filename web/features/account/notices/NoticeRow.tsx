import { type NoticeKind, optionalInInbox } from '#contract/notices/kinds.ts'
import type { NoticeSetting } from '#contract/notices/notices.ts'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { useUpdateNoticeSetting } from '#web/features/account/account.queries.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './NoticesSection.module.css'
import { noticeKindTexts } from './notice-kind-texts.ts'

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
  const { name, about } = noticeKindTexts[kind]
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
          <span className="sr-only">{m.account_notice_on_site({ kind: name() })}</span>
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
