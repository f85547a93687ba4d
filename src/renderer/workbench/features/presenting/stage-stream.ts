import { ControlProblem } from '../../hub/control/control-problem.ts'
import { currentCopy } from '../../hub/language.ts'
import { presentingCopy } from './copy.ts'

const noCapture = () => new ControlProblem(0, currentCopy(presentingCopy).noCapture)

/** Chromium's extensions to the standard: offer this tab, and offer it first. */
const wish = {
  video: { frameRate: 30, displaySurface: 'browser' },
  audio: false,
  preferCurrentTab: true,
  selfBrowserSurface: 'include',
}

/**
 * Captures this window after the browser asks the user. Returns null when the user declines.
 * @throws ControlProblem when the browser cannot capture
 */
export async function openStageStream(): Promise<MediaStream | null> {
  // Missing outside a secure context, and in some browsers.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (devices === undefined || !('getDisplayMedia' in devices)) throw noCapture()
  try {
    const stream = await devices.getDisplayMedia(wish)
    await cropToStage(stream)
    return stream
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'NotAllowedError') return null
    throw noCapture()
  }
}

interface CropTargets {
  fromElement(element: Element): Promise<unknown>
}

interface CroppedTrack {
  cropTo(target: unknown): Promise<void>
}

/** Crops the stream to the stage, if the browser supports Region Capture. */
async function cropToStage(stream: MediaStream): Promise<void> {
  const { CropTarget: targets } = window as { CropTarget?: CropTargets }
  const stage = document.querySelector('main')
  const [track] = stream.getVideoTracks()
  if (!targets || !stage || !track || !('cropTo' in track)) return
  // Cropping fails for another window or the whole screen. They are captured in full.
  await (track as unknown as CroppedTrack).cropTo(await targets.fromElement(stage)).catch(() => {})
}

export function closeStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
