/** A photo of a record is a picture of at most so many bytes (MED-2, REC-1). */
export const mostPhotoBytes = 180_000;
