import type { ContactRow } from '../../domain/people/contact-row';
import type { ContactRequest } from '../../contract/people/contact';
import { CONTACT_FILES } from '../../contract/people/contact-topics';
import { raiseContact } from '../../domain/people/raise-contact';
import { sendContact } from '../../domain/people/send-contact';
import { declare } from '../../domain/records/declare';
import { bennett, hohenfels, kim } from './customers';
import { ago, minutesAgo } from './moments';
import { pngPlan, flat, type DemoFile } from './plan-files';
import { tell, type Act, type Scene, type Step } from './story';
import { cartIdOf, uploadOnce } from './upload-once';

type Message = Pick<ContactRequest, 'topic' | 'message'> & { attached?: readonly DemoFile[] };

async function sent(scene: Scene, { topic, message, attached = [] }: Message): Promise<ContactRow> {
  const { strapi, story, customer } = scene;
  const key = cartIdOf(story);
  const files = await uploadOnce(scene, { cartId: key, productId: CONTACT_FILES, attached });
  const { name, email, phone, company } = customer.contact;
  const { row } = await sendContact(strapi, { key, locale: customer.locale, name, email, phone, company, topic, message, files });
  return row;
}

const writesIn =
  (message: Message): Act =>
  (scene) =>
    sent(scene, message);

/** A lead has answered and files the message. */
const closes =
  (message: Message): Act =>
  async (scene) => {
    const { documentId, status } = await sent(scene, message);
    if (status === 'open') await raiseContact(scene.strapi, { documentId, event: 'close', by: scene.cast.lead });
  };

const cancelsSubscription =
  (reference: string): Act =>
  ({ strapi, story, customer }) => {
    const { name, email } = customer.contact;
    return declare(strapi, { kind: 'cancellation', key: cartIdOf(story), name, email, reference, locale: customer.locale });
  };

const formats: Message = { topic: 'technical', message: 'Do you deliver IFC 4.3 as well, and can the levels keep our naming?' };

/** What comes in beside requests: messages and a cancellation. */
export const contactSteps: Step[] = [
  tell('question-formats', bennett, [ago(9, '12:10'), writesIn(formats)], [ago(8, '10:05'), closes(formats)]),
  tell('question-scan', hohenfels, [
    minutesAgo(35),
    writesIn({
      topic: 'quote',
      message: 'Mein Plan von 1898 ist auf Leinen aufgezogen. Kann ich ihn per Post schicken, und wie verpacke ich ihn am besten?',
      attached: [pngPlan('Handyfoto des Plans', flat)],
    }),
  ]),
  tell('subscription', kim, [ago(6, '18:00'), cancelsSubscription('Abonnement „Studio“, Vertrag vom Januar')]),
].flat();
