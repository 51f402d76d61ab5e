/** Opens and redraws pictures in the browser: what is not drawn, such as where a photo was taken, is never sent. */

export type PictureProblem = 'file_too_large' | 'too_many_pixels' | 'not_a_picture'

interface Limits {
  readonly bytes: number
  readonly pixels: number
}

/** Turned the right way by the browser. `closePicture` frees its memory. */
export const openPicture = async (file: File, limits: Limits): Promise<HTMLImageElement | PictureProblem> => {
  if (file.size > limits.bytes) return 'file_too_large'
  const image = new Image()
  image.src = URL.createObjectURL(file)
  const refuse = (problem: PictureProblem): PictureProblem => {
    closePicture(image)
    return problem
  }
  try {
    await image.decode()
  } catch {
    return refuse('not_a_picture')
  }
  const pixels = image.naturalWidth * image.naturalHeight
  if (pixels === 0) return refuse('not_a_picture')
  return pixels > limits.pixels ? refuse('too_many_pixels') : image
}

export const closePicture = (image: HTMLImageElement): void => URL.revokeObjectURL(image.src)

export interface Size {
  readonly width: number
  readonly height: number
}

export const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size => ({
  width: naturalWidth,
  height: naturalHeight,
})

/** A section of a picture, in its own pixels. */
interface Section extends Size {
  readonly x: number
  readonly y: number
}

/** The section in a new size, as a file to send. */
export const redraw = (
  image: HTMLImageElement,
  section: Section,
  { width, height }: Size,
  type: 'image/webp' | 'image/jpeg',
): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (!context) return reject(new Error('The browser cannot draw'))
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, section.x, section.y, section.width, section.height, 0, 0, width, height)
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser cannot encode'))),
      type,
      0.9,
    )
  })
