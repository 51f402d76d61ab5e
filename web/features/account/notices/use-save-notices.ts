import type { NoticeSettings } from '#contract/notices/notices.ts'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { useUpdateNoticeSettings } from '#web/features/account/account.queries.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'

/** Saves choices about several kinds; `settings` has them already while they are on their way. */
export const useSaveNotices = (stored: NoticeSettings) => {
  const toast = useToast()
  const { mutate, isPending, variables } = useUpdateNoticeSettings()
  const save = (settings: NoticeSettings) =>
    mutate(settings, {
      onError: (error) => {
        toast.show(problemToast(error, errorText(error, m.account_notices_save_failed())))
      },
    })
  return { save, settings: isPending ? variables : stored }
}
