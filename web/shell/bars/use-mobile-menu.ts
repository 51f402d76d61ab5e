import { useLocation } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'

/** The menu is open only at the address where it was opened, so that every navigation closes it. */
export const useMobileMenu = () => {
  const id = useId()
  const { href } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const open = openedAt === href

  useEffect(() => {
    if (!open) return
    const wide = matchMedia('(min-width: 900px)')
    const close = () => setOpenedAt(undefined)
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      button.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    wide.addEventListener('change', close)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      wide.removeEventListener('change', close)
    }
  }, [open])

  return {
    id,
    open,
    button,
    toggle: () => setOpenedAt(open ? undefined : href),
    close: () => setOpenedAt(undefined),
  }
}
