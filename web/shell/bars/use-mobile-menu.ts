import { useLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'

export const mobileMenuId = 'menu'

/**
 * The menu is the browser's own popover, so that it opens before the page is hydrated. Every navigation closes it, and
 * so does a window that has room for the bar.
 */
export const useMobileMenu = () => {
  const { href } = useLocation()
  const menu = useRef<HTMLElement>(null)
  const shownAt = useRef(href)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => menu.current?.hidePopover(), [])
  // It may have been opened before the hydration.
  useEffect(() => setOpen(menu.current?.matches(':popover-open') === true), [])
  useEffect(() => {
    if (shownAt.current !== href) close()
    shownAt.current = href
  }, [href, close])
  useEffect(() => {
    if (!isOpen) return
    const wide = matchMedia('(min-width: 900px)')
    wide.addEventListener('change', close)
    // By keyboard the rest of the bar is in reach: a dialog that it opens would be behind the menu.
    const closeOutside = ({ target }: FocusEvent) => {
      const isOfMenu =
        target instanceof Element && target.closest(`#${mobileMenuId}, [popovertarget="${mobileMenuId}"]`)
      if (!isOfMenu) close()
    }
    document.addEventListener('focusin', closeOutside)
    return () => {
      wide.removeEventListener('change', close)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen, close])
  return { menu, isOpen, close, onToggle: setOpen }
}
