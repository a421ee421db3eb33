/**
 * Named places that any remote may fill without knowing who shows them (MFE-5). The owner of a place and the props its
 * items receive stand beside the name.
 */
export const slotNames = [
  /** Shell, above every screen: urgent banners. */
  'shell.banner',
  /** Shell, foot of the side navigation and beside the phone header: the way to help. */
  'shell.help',
  /** Shell, top of the dashboard: what is due now. */
  'dashboard.now',
  /** Shell, dashboard: small tiles in a grid. */
  'dashboard.tiles',
  /** Shell, dashboard: wide cards. */
  'dashboard.cards',
  /** mfe-care, a member's page: actions such as Message. Receives `memberId`. */
  'member.actions',
  /** mfe-settings, head of the More menu: figures of the person. */
  'more.profile',
  /** mfe-emergency, the emergency tab: devices that watch over somebody, and their true states (EMER-1). */
  'emergency.wearables',
] as const;
