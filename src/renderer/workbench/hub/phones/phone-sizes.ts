/** Width and height of a screen. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Widths and heights of the stage's phones and of two desktop windows, in CSS px. */
const devices = {
  '320×568': { width: 320, height: 568 },
  '360×780': { width: 360, height: 780 },
  '390×844': { width: 390, height: 844 },
  '430×932': { width: 430, height: 932 },
  '768×1024': { width: 768, height: 1024 },
  '1280×800': { width: 1280, height: 800 },
  '1440×900': { width: 1440, height: 900 },
} as const
export type DeviceName = keyof typeof devices
export const deviceNames = Object.keys(devices) as DeviceName[]

/** Size of a phone's screen in its orientation. `isTurned` is landscape. */
export function screenOf(phone: { readonly device: DeviceName; readonly isTurned?: boolean | undefined }): Size {
  const { width, height } = devices[phone.device]
  return phone.isTurned === true ? { width: height, height: width } : { width, height }
}
