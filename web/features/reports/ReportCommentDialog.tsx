import { m } from '#texts'
import { ReportDialog } from './ReportDialog.tsx'
import { useReportComment } from './reports.queries.ts'

interface Props {
  id: number
  authorName: string
  onClose: () => void
}

export function ReportCommentDialog({ id, authorName, onClose }: Props) {
  const { mutateAsync: report } = useReportComment(id)
  return (
    <ReportDialog
      title={m.reports_comment()}
      subtitle={authorName}
      keepsText={m.reports_keeps_comment()}
      goneText={m.reports_comment_gone()}
      target={`comment-${id}`}
      send={(draft) => report(draft)}
      onClose={onClose}
    />
  )
}
