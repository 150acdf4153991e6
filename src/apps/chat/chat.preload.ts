import { ChatPanelDocument } from '~/features/chat/Chat.generated.ts';
import { ConversationDocument } from '~/features/chat/Conversation.generated.ts';
import { conversationVariables } from '~/features/chat/chatCache.ts';
import { ask } from '~/shell/preload/begin.ts';
import { definePreload } from '~/shell/preload/definePreload.ts';
import { ChatScreenDocument } from './ChatScreen.generated.ts';
import { chatUrl } from './chatUrl.ts';

/** Begins the chat: the people, the viewer, and the conversation that the address names. */
export const preload = definePreload({
  texts: ['chat', 'chat-app', 'office'],
  queries: ({ search }) => {
    const { contact } = chatUrl.read(search);
    return [
      ask(ChatPanelDocument, {}),
      ...(contact === null ? [] : [ask(ConversationDocument, conversationVariables(contact))]),
      ask(ChatScreenDocument, {}),
    ];
  },
});
