/** The usual names of columns, with commas between them: what mail programs, shops and forms write. */
export const en = {
  email: "email, e-mail, email address, e-mail address, e-mail 1 - value, primary email, mail, mail address",
  name: "name, full name, display name, contact name, your name, customer name",
  firstName: "first name, given name, forename",
  lastName: "last name, family name, surname",
  phone:
    "phone, phone number, telephone, telephone number, tel, mobile, mobile phone, mobile number, cell phone, phone 1 - value, primary phone, business phone",
  company: "company, company name, organization, organisation, organization name, organization 1 - name, business name",
  tags: "tags, labels",
};

export type ColumnNames = typeof en;
