import * as z from "zod/mini"

/** How emails or SMS are sent, without the secrets. */
export const ChannelState = z.object({
  /** The source in use: the stored settings, else the environment, else nothing. */
  source: z.enum(["desk", "environment", "none"]),
  /** The sender of messages and the host; null without a channel. */
  sender: z.nullable(z.string()),
  host: z.nullable(z.string()),
  /** The stored settings; null when only the environment decides. */
  stored: z.nullable(
    z.object({
      address: z.string(),
      user: z.string(),
      sender: z.string(),
      /** Null without a password. */
      passwordSetAt: z.nullable(z.string()),
      /** False once the server has another APP_SECRET: then the environment is used. */
      isReadable: z.boolean(),
    }),
  ),
})
export type ChannelState = z.infer<typeof ChannelState>

/** How emails and SMS are sent. */
export const ChannelStates = z.object({ email: ChannelState, sms: ChannelState })
export type ChannelStates = z.infer<typeof ChannelStates>
