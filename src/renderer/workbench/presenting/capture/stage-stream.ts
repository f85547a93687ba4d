import { ControlProblem } from '../../control/call-control.ts'

const advice =
  'このブラウザーでは、ステージの写真と動画を保存できません。Chrome か Edge、またはデスクトップ版でお試しください。'

/** What Chromium knows besides the standard: this tab is offered first, and may be offered at all. */
const wish = {
  video: { frameRate: 30, displaySurface: 'browser' },
  audio: false,
  preferCurrentTab: true,
  selfBrowserSurface: 'include',
}

/**
 * The moving picture of this window, which the browser asks the person for; null when they say no.
 * @throws ControlProblem where the browser has nothing of the kind
 */
export async function openStageStream(): Promise<MediaStream | null> {
  // Missing outside a secure context, and in some browsers altogether.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (devices === undefined || !('getDisplayMedia' in devices)) throw new ControlProblem(0, advice)
  try {
    const stream = await devices.getDisplayMedia(wish)
    await cropToStage(stream)
    return stream
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'NotAllowedError') return null
    throw new ControlProblem(0, advice)
  }
}

interface CropTargets {
  fromElement(element: Element): Promise<unknown>
}
interface CroppedTrack {
  cropTo(target: unknown): Promise<void>
}

/** The stage without the panels, where the browser can cut it out (Region Capture). */
async function cropToStage(stream: MediaStream): Promise<void> {
  const { CropTarget: targets } = window as { CropTarget?: CropTargets }
  const stage = document.querySelector('main')
  const [track] = stream.getVideoTracks()
  if (!targets || !stage || !track || !('cropTo' in track)) return
  // Another window or the whole screen was chosen: it is taken as it is.
  await (track as unknown as CroppedTrack).cropTo(await targets.fromElement(stage)).catch(() => {})
}

export function closeStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
