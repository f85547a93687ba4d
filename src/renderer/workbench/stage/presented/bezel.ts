/** Width of a device's frame around its screen, in the phone's own CSS px. */
export const bezelPx = 11

/** Above this width a screen is no phone and has no strip with time and battery. */
const widestPhone = 500

export const hasStrip = ({ width }: { width: number }): boolean => width < widestPhone
