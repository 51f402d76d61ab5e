import { logLimits } from '#contract/logs/limits.ts'
import { redraw, sizeOf } from '#web/browser/picture-file.ts'

/** What a browser opens without trouble; it is far smaller before it is sent. */
export const fileLimits = { megabytes: 50, bytes: 50 * 1024 * 1024, megapixels: 50, pixels: 50_000_000 }

/** As large as the log shows it. As JPEG, which every browser writes small. */
export const shrinkPicture = (image: HTMLImageElement): Promise<Blob> => {
  const { width, height } = sizeOf(image)
  const scale = Math.min(1, logLimits.side / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  const size = { width: scaled(width), height: scaled(height) }
  return redraw(image, { x: 0, y: 0, width, height }, size, 'image/jpeg')
}
