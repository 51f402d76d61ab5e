import { useEffect } from 'react'
import { m } from '#texts'
import { pageRecord } from '#web/browser/page-record.ts'

export const usePageTitle = (page: string): void => {
  const title = m.shell_page_title({ page })
  pageRecord().title = title
  useEffect(() => {
    document.title = title
  }, [title])
}
