import type { Cents } from '../pricing/cents';
import type { FileEntry } from '../quoting/thread';

/** A delivered file with the order it belongs to. */
export type DeliveredFile = FileEntry & {
  orderId: string;
  orderNumber: string;
  /** ISO time of the upload. */
  at: string;
};

/** Answer of `GET /api/account/overview`: what a customer's dashboard shows beside the open steps. */
export type OwnOverview = {
  /** The newest first. */
  files: DeliveredFile[];
  year: {
    /** The running year in Europe/Berlin; orders count by when they were placed. */
    year: number;
    orders: number;
    net: Cents;
    /** Delivered files of these orders. */
    files: number;
  };
  /** What is still to be paid. */
  unpaid: Cents;
};
