import { useEffect } from 'react'
import { m } from '#texts'

export const usePageTitle = (page: string): void => {
  const title = m.shell_page_title({ page })
  useEffect(() => {
    document.title = title
  }, [title])
}
